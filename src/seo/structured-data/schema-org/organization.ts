import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { SiteSettings } from '~/src/domain/content/content';

/** The organization behind the site. */
export interface SiteOrganization {
  readonly name: string;
  /** Origin of the site, no trailing slash. */
  readonly siteUrl: string;
  /** Full address of its logo. */
  readonly logo: string;
}

const idOf = ({ siteUrl }: Pick<SiteOrganization, 'siteUrl'>): string => `${siteUrl}/#organization`;

/** The organization as the publisher of a page. */
export const publisherOf = ({ name, siteUrl, logo }: SiteOrganization) =>
  ({
    '@type': 'Organization',
    '@id': idOf({ siteUrl }),
    name,
    url: siteUrl,
    logo,
  }) as const satisfies Organization;

/** The organization with the facts that editors set. */
export const organizationNode = (
  site: SiteOrganization,
  { organization, social, phone }: Pick<SiteSettings, 'organization' | 'social' | 'phone'>,
): Organization => {
  const { legalName, foundedYear, address, email } = organization;
  return {
    ...publisherOf(site),
    ...(legalName && { legalName }),
    ...(foundedYear !== null && { foundingDate: String(foundedYear) }),
    ...(address && { address }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...((phone ?? email) !== null && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(phone && { telephone: phone }),
        ...(email && { email }),
      },
    }),
  };
};

/** The site's search, as a search engine offers it below the site's name. */
const searchAction = (address: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${address}{search_term_string}` },
  'query-input': 'required name=search_term_string',
});

/**
 * The website with its search action: `searchAddress` ends where the query goes; null without a
 * search.
 */
export const webSiteNode = (
  site: SiteOrganization,
  { url, searchAddress }: { readonly url: string; readonly searchAddress: string | null },
): WebSite => ({
  '@type': 'WebSite',
  '@id': `${url}/#website`,
  name: site.name,
  url,
  publisher: { '@id': idOf(site) },
  ...(searchAddress !== null && { potentialAction: searchAction(searchAddress) }),
});
