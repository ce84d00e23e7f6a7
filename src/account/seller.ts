import { createContext, useContext } from 'react';
import type { Organisation } from '~/src/domain/content/content';

/** Who sells, as invoices name them. */
export type Seller = Pick<Organisation, 'legalName' | 'address' | 'email'>;

export const SellerContext = createContext<Seller>({
  legalName: null,
  address: null,
  email: null,
});

/** Who sells, from the settings of the site. */
export const useSeller = (): Seller => useContext(SellerContext);
