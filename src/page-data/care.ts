import type { SiteSettings } from '../domain/content/content';

/** The customer care details of a page. */
export const toCustomerCare = ({ phone, careHours, organization }: SiteSettings) => ({
  phone,
  careHours,
  email: organization.email,
});
