import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { Seo } from '~/src/seo/seo';
import { descriptionOf } from '~/src/domain/content/rich-text/portable-text-words';
import { SharedPageView } from '~/src/content/article';
import '~/src/styles/sheets/article.css';
import '~/src/styles/sheets/press.css';

export default function SharedPagePage({ data }: PageProps<Queries.SharedPageQuery, PageContext>) {
  return <SharedPageView page={data.page} cards={data.cards} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.SharedPageQuery, PageContext>) {
  const { seo, title, body, image } = data.page;
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={seo.title ?? title}
      description={seo.description ?? descriptionOf(body)}
      image={seo.image ?? image}
    />
  );
}

export const query = graphql`
  query SharedPage($locale: String!, $language: String!, $nodeId: String!, $handles: [String!]!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "article"] } }
    ) {
      ...StringFields
    }
    page: sharedPage(id: { eq: $nodeId }) {
      slug
      title
      image {
        ...ImageFields
      }
      seo {
        ...SeoFields
      }
      body
    }
    cards: productCards(locale: $locale, handles: $handles) {
      ...CardFields
    }
  }
`;
