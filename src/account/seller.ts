import { createContext, useContext } from 'react';
import type { Organization } from '~/src/domain/content/content';

/** The seller's details for invoices. */
export type Seller = Pick<Organization, 'legalName' | 'address' | 'email'>;

export const SellerContext = createContext<Seller>({
  legalName: null,
  address: null,
  email: null,
});

/** Provides the seller's details from the site settings. */
export const useSeller = (): Seller => useContext(SellerContext);
