import type { SiteSettings } from '../domain/content/content';

/** The customer care details of a page. */
export const toCustomerCare = ({ phone, careHours, organisation }: SiteSettings) => ({
  phone,
  careHours,
  email: organisation.email,
});
