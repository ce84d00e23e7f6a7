import type { SiteSettings } from './content';

/** Settings of a site whose editors have set nothing but what is given. */
export const siteSettings = (given: Partial<SiteSettings> = {}): SiteSettings => ({
  announcement: null,
  phone: null,
  careHours: [],
  freeShippingThreshold: {},
  returnDays: null,
  defaultTitle: '',
  defaultDescription: '',
  socialHandle: null,
  socialImage: null,
  social: [],
  promotionPath: null,
  organization: { legalName: null, foundedYear: null, address: null, email: null },
  ...given,
});
