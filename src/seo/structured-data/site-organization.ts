import type { SiteOrganization } from './schema-org/organization';
import { browserSettings } from '~/src/config/settings/browser-settings';

const { brand, siteUrl } = browserSettings;

/** The brand, as publisher of its pages. */
export const SITE_ORGANIZATION: SiteOrganization = {
  name: brand.name,
  siteUrl,
  logo: `${siteUrl}/brands/${brand.id}/logo.svg`,
};
