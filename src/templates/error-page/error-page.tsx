import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { ErrorPageContext } from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { ErrorView } from './error-view';
import { Seo } from '~/src/seo/seo';

export default function ErrorPage({
  data,
  pageContext,
}: PageProps<Queries.ErrorPageQuery, ErrorPageContext>) {
  return <ErrorView shell={data.shell} kind={pageContext.kind} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.ErrorPageQuery, ErrorPageContext>) {
  const title = pageString(data, 'errors', `${pageContext.kind}.pageTitle`);
  return <Seo context={pageContext} shell={data.shell} title={title} isUnlisted />;
}

export const query = graphql`
  query ErrorPage($locale: String!, $language: String!) {
    ...ErrorPageFields
  }
`;
