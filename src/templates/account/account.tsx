import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { AccountApp } from '~/src/account/account-app';
import { findRoute } from '~/src/account/routing/routes';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { stripLocale } from '~/src/config/paths';
import { toCustomerCare } from '~/src/page-data/care';
import type { PageContext } from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { Seo } from '~/src/seo/seo';
import '~/src/styles/sheets/account.css';

export default function AccountTemplate({
  data,
  location,
}: PageProps<Queries.AccountPageQuery, PageContext>) {
  const { settings } = data.shell;
  return (
    <AccountApp
      location={location}
      care={toCustomerCare(settings)}
      seller={settings.organization}
    />
  );
}

export function Head({
  data,
  pageContext,
  location,
}: HeadProps<Queries.AccountPageQuery, PageContext>) {
  const { brand } = browserSettings;
  const { name } = findRoute(stripLocale(location.pathname, brand), brand).route;
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={pageString(data, 'account', `titles.${name}`)}
      isUnlisted
    />
  );
}

export const query = graphql`
  query AccountPage($locale: String!, $language: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: {
          in: [
            "common"
            "cart"
            "forms"
            "account"
            "account-home"
            "account-orders"
            "account-addresses"
            "account-appointments"
            "account-payment"
            "account-referral"
            "account-settings"
            "account-subscriptions"
            "account-videos"
            "video"
            "account-support"
            "support"
          ]
        }
      }
    ) {
      ...StringFields
    }
  }
`;
