import type { SiteSettings } from '../domain/content/content';

/** What a page tells of customer care. */
export const toCustomerCare = ({ phone, careHours, organisation }: SiteSettings) => ({
  phone,
  careHours,
  email: organisation.email,
});
