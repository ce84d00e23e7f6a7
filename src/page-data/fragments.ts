import { graphql } from 'gatsby';

// Gatsby finds these in any file; template queries spread them by name.

export const imageFields = graphql`
  fragment ImageFields on ImageAsset {
    url
    alt
    width
    height
    hotspot {
      x
      y
    }
  }
`;

export const moneyFields = graphql`
  fragment MoneyFields on Money {
    cents
    currency
  }
`;

export const seoFields = graphql`
  fragment SeoFields on Seo {
    title
    description
    image {
      ...ImageFields
    }
  }
`;

export const shellFields = graphql`
  fragment ShellFields on SiteShell {
    settings
    navigation
  }
`;

export const stringFields = graphql`
  fragment StringFields on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;

export const reviewFields = graphql`
  fragment ReviewFields on ReviewCard {
    id: platformId
    productHandle
    productTitle
    rating
    title
    body
    author
    location
    date
    petName
    image {
      ...ImageFields
    }
  }
`;

export const reviewWallFields = graphql`
  fragment ReviewWallFields on ReviewCard {
    ...ReviewFields
    productImage {
      ...ImageFields
    }
  }
`;
