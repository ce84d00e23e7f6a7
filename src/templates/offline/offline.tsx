import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { ErrorView } from '../error-page/error-view';
import { SavedPages } from '~/src/runtime/offline/saved-pages';
import { Seo } from '~/src/seo/seo';

export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery, PageContext>) {
  return (
    <>
      <ErrorView shell={data.shell} kind="offline" />
      <SavedPages />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.OfflinePageQuery, PageContext>) {
  const title = pageString(data, 'errors', 'offline.pageTitle');
  return <Seo context={pageContext} shell={data.shell} title={title} isUnlisted />;
}

export const query = graphql`
  query OfflinePage($locale: String!, $language: String!) {
    ...ErrorPageFields
  }
`;
