import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { ArticleMeta } from '~/src/seo/article-meta';
import { Seo } from '~/src/seo/seo';
import { PressReleaseView } from '~/src/content/article';
import '~/src/styles/sheets/article.css';
import '~/src/styles/sheets/press.css';

export default function PressReleasePage({
  data,
}: PageProps<Queries.PressReleasePageQuery, PageContext>) {
  return (
    <PressReleaseView release={data.release} settings={data.shell.settings} cards={data.cards} />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.PressReleasePageQuery, PageContext>) {
  const { title, summary, date, image } = data.release;
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      type="article"
      title={title}
      description={summary}
      image={image}
    >
      <ArticleMeta published_time={date} />
    </Seo>
  );
}

export const query = graphql`
  query PressReleasePage(
    $locale: String!
    $language: String!
    $nodeId: String!
    $handles: [String!]!
  ) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "article"] } }
    ) {
      ...StringFields
    }
    release: pressRelease(id: { eq: $nodeId }) {
      slug
      title
      date
      location
      summary
      image {
        ...ImageFields
      }
      body
      contact {
        name
        email
        phone
      }
    }
    cards: productCards(locale: $locale, handles: $handles) {
      ...CardFields
    }
  }
`;
