import { graphql } from 'gatsby';

/** The query fields of an error page. */
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
