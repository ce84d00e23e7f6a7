import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { Seo } from '~/src/seo/seo';
import { CartPage } from '~/src/features/cart';
import { useLocale } from '~/src/features/locale';
import '~/src/styles/sheets/cart.css';

export default function CartTemplate({ data }: PageProps<Queries.CartPageQuery, PageContext>) {
  const { locale } = useLocale();
  const { settings } = data.shell;
  return (
    <CartPage
      freeShippingThreshold={settings.freeShippingThreshold[locale.currency] ?? null}
      settings={settings}
      phone={settings.phone}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.CartPageQuery, PageContext>) {
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={pageString(data, 'cart', 'title')}
      description={pageString(data, 'cart', 'page.description')}
      isUnlisted
    />
  );
}

export const query = graphql`
  query CartPage($locale: String!, $language: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "cart"] } }) {
      ...StringFields
    }
  }
`;
