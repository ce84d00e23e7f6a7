import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { BasicPageData, PageContext } from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { ErrorView } from '../not-found/error-view';
import { Seo } from '~/src/seo/seo';

export default function ServerErrorPage({ data }: PageProps<BasicPageData, PageContext>) {
  return <ErrorView shell={data.shell} kind="serverError" />;
}

export function Head({ data, pageContext }: HeadProps<BasicPageData, PageContext>) {
  const title = pageString(data, 'errors', 'serverError.pageTitle');
  return <Seo context={pageContext} shell={data.shell} title={title} isUnlisted />;
}

export const query = graphql`
  query ServerErrorPage($locale: String!, $language: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "errors"] } }
    ) {
      ...StringFields
    }
  }
`;
