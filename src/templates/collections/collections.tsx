import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { Seo } from '~/src/seo/seo';
import { CollectionsView, inMenuOrder } from '~/src/features/collection';
import '~/src/styles/sheets/collection.css';

export default function CollectionsPage({
  data,
}: PageProps<Queries.CollectionsPageQuery, PageContext>) {
  const { collections, shell } = data;
  const menu = shell?.navigation.main ?? [];
  return (
    <CollectionsView collections={inMenuOrder(collections.nodes, menu, ({ handle }) => handle)} />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.CollectionsPageQuery, PageContext>) {
  const title = pageString(data, 'collection', 'title');
  return <Seo context={pageContext} shell={data.shell} title={title} />;
}

export const query = graphql`
  query CollectionsPage($locale: String!, $language: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "collection"] } }
    ) {
      ...StringFields
    }
    collections: allProductCollection(filter: { locale: { eq: $locale } }, sort: { title: ASC }) {
      nodes {
        handle
        title
        intro
        image {
          ...ImageFields
        }
        productHandles
      }
    }
  }
`;
