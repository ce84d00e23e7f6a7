import { createContext, useContext } from 'react';
import type { CustomerCare } from '~/src/content/support';

/** Provides the contact details of customer care. */
export const CareContext = createContext<CustomerCare>({ phone: null, email: null, careHours: [] });

export const useCare = (): CustomerCare => useContext(CareContext);
