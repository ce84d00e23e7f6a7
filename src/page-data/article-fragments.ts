import { graphql } from 'gatsby';

export const personLinkFields = graphql`
  fragment PersonLinkFields on PersonLink {
    slug
    name
    role
    portrait {
      ...ImageFields
    }
    credentials
  }
`;

export const postCardFields = graphql`
  fragment PostCardFields on PostCard {
    slug
    title
    excerpt
    image {
      ...ImageFields
    }
    publishedAt
    readingMinutes
    category {
      slug
      title
    }
    author {
      ...PersonLinkFields
    }
  }
`;

export const categoryFields = graphql`
  fragment CategoryFields on BlogCategory {
    slug
    title
    description
  }
`;
