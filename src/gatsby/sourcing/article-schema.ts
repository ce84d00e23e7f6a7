/** Node types of articles, based on the types of `schema.ts`. */
export const ARTICLE_TYPE_DEFS = /* GraphQL */ `
  type CategoryLink {
    slug: String!
    title: String!
  }
  type PersonLink {
    slug: String!
    name: String!
    role: String
    portrait: ImageAsset
    credentials: [String!]!
  }
  type PressContact {
    name: String
    email: String
    phone: String
  }

  type PostCard {
    slug: String!
    title: String!
    excerpt: String
    image: ImageAsset
    publishedAt: String!
    readingMinutes: Int!
    category: CategoryLink
    author: PersonLink
  }

  type BlogPost implements Node @dontInfer {
    locale: String!
    card: PostCard!
    updatedAt: String
    tags: [String!]!
    seo: Seo!
    body: PortableText!
  }

  type BlogCategory implements Node @dontInfer {
    locale: String!
    slug: String!
    title: String!
    description: String
  }

  type PressRelease implements Node @dontInfer {
    locale: String!
    slug: String!
    title: String!
    date: String!
    location: String
    summary: String
    image: ImageAsset
    body: PortableText!
    contact: PressContact
  }

  type Person implements Node @dontInfer {
    locale: String!
    slug: String!
    name: String!
    role: String
    portrait: ImageAsset
    credentials: [String!]!
    bio: PortableText!
  }

  type SharedPage implements Node @dontInfer {
    locale: String!
    slug: String!
    title: String!
    image: ImageAsset
    seo: Seo!
    body: PortableText!
  }
`;
