import { graphql } from 'gatsby';

/** All that a page asks for that stands in for one that cannot be shown. */
export const errorPageFields = graphql`
  fragment ErrorPageFields on Query {
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
