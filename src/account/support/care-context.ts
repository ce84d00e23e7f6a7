import { createContext, useContext } from 'react';
import type { CustomerCare } from '~/src/content/support';

/** How customer care is reached, which the page of the account knows. */
export const CareContext = createContext<CustomerCare>({ phone: null, email: null, careHours: [] });

export const useCare = (): CustomerCare => useContext(CareContext);
