import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { Seo } from '~/src/seo/seo';
import { descriptionOf } from '~/src/domain/content/rich-text/portable-text-words';
import { PersonView } from '~/src/content/article';
import '~/src/styles/sheets/article.css';
import '~/src/styles/sheets/press.css';

export default function PersonPage({ data }: PageProps<Queries.PersonPageQuery, PageContext>) {
  return (
    <PersonView
      person={data.person}
      posts={data.posts}
      nextStep={data.shell.navigation.utility[0]}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.PersonPageQuery, PageContext>) {
  const { name, role, portrait, bio } = data.person;
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={role ? `${name}, ${role}` : name}
      description={descriptionOf(bio)}
      image={portrait}
    />
  );
}

export const query = graphql`
  query PersonPage($locale: String!, $language: String!, $nodeId: String!, $postIds: [String!]!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "article"] } }
    ) {
      ...StringFields
    }
    person: person(id: { eq: $nodeId }) {
      slug
      name
      role
      portrait {
        ...ImageFields
      }
      credentials
      bio
    }
    posts: postCards(ids: $postIds) {
      ...PostCardFields
    }
  }
`;
