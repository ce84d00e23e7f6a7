import { graphql } from 'gatsby';

export const supportLinkFields = graphql`
  fragment SupportLinkFields on SupportLink {
    slug
    title
    summary
    mostRead
    topic {
      slug
      title
    }
  }
`;

export const supportCardFields = graphql`
  fragment SupportCardFields on SupportCard {
    productHandle
    productTitle
    image {
      ...ImageFields
    }
    modelNumber
    manual {
      url
      extension
    }
    warnings
    warranties {
      part
      period
    }
  }
`;

export const playlistLinkFields = graphql`
  fragment PlaylistLinkFields on Playlist {
    slug
    title
    description
    image {
      ...ImageFields
    }
    videoCount
    seconds
  }
`;
