/** Node types of the support center and of videos, based on the types of `schema.ts`. */
export const SUPPORT_TYPE_DEFS = /* GraphQL */ `
  type FileAsset {
    url: String!
    extension: String!
  }
  type Warranty {
    part: String!
    period: String!
  }

  type SupportLink {
    slug: String!
    title: String!
    summary: String
    mostRead: Int
    topic: CategoryLink
  }

  type SupportTopic implements Node @dontInfer {
    locale: String!
    slug: String!
    title: String!
    summary: String
    icon: String
    position: Int!
  }

  type SupportArticle implements Node @dontInfer {
    locale: String!
    link: SupportLink!
    publishedAt: String!
    reviewedAt: String!
    seo: Seo!
    body: PortableText!
  }

  type SupportCard implements Node @dontInfer {
    locale: String!
    productHandle: String!
    productTitle: String!
    image: ImageAsset
    modelNumber: String
    manual: FileAsset
    warnings: [String!]!
    warranties: [Warranty!]!
  }

  type Playlist implements Node @dontInfer {
    locale: String!
    slug: String!
    title: String!
    description: String
    image: ImageAsset
    position: Int!
    videoCount: Int!
    seconds: Int!
    seo: Seo!
    videos: Videos!
  }
`;
