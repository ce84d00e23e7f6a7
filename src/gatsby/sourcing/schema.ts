import { ARTICLE_TYPE_DEFS } from './article-schema';
import { DEALER_TYPE_DEFS } from './dealer-schema';
import { SUPPORT_TYPE_DEFS } from './support-schema';

/** Node types of the build. Enum values are those of the domain, so that queries return them. */
export const TYPE_DEFS = /* GraphQL */ `
  enum CurrencyCode {
    USD
    CAD
    AUD
    GBP
    EUR
  }
  enum Availability {
    inStock
    outOfStock
    comingSoon
    discontinued
  }
  enum IntervalUnit {
    day
    week
    month
    year
  }

  type Money {
    cents: Int!
    currency: CurrencyCode!
  }
  type Hotspot {
    x: Float!
    y: Float!
  }
  type ImageAsset {
    url: String!
    alt: String!
    width: Int!
    height: Int!
    hotspot: Hotspot
  }
  type Seo {
    title: String
    description: String
    image: ImageAsset
  }
  type SelectedOption {
    name: String!
    value: String!
  }
  type ProductOptionValue {
    name: String!
    swatch: String
  }
  type ProductOption {
    name: String!
    values: [ProductOptionValue!]!
  }
  type DeliveryInterval {
    count: Int!
    unit: IntervalUnit!
  }
  type SellingPlan {
    id: String!
    name: String!
    discountPercent: Float!
    interval: DeliveryInterval
  }
  type SellingPlanGroup {
    name: String!
    plans: [SellingPlan!]!
  }
  type Specification {
    label: String!
    value: String!
  }
  type Question {
    question: String!
    answer: String!
  }
  type CollectionLink {
    handle: String!
    title: String!
  }

  type Variant {
    id: String!
    sku: String!
    title: String!
    selectedOptions: [SelectedOption!]!
    price: Money!
    compareAtPrice: Money
    availability: Availability!
    quantityAvailable: Int
    isBackorder: Boolean!
    image: ImageAsset
    subscriptionFrequency: String
    isLeadGeneration: Boolean!
    requiresShipping: Boolean!
  }

  type ProductRating {
    average: Float!
    count: Int!
  }

  type ProductCard {
    id: String!
    handle: String!
    title: String!
    vendor: String!
    productType: String!
    publishedAt: String!
    tagline: String
    image: ImageAsset
    hoverImage: ImageAsset
    priceMin: Money!
    priceMax: Money!
    compareAtPrice: Money
    availability: Availability!
    swatches: [String!]!
    autoshipPercent: Float!
    rating: ProductRating
    isLeadGeneration: Boolean!
    isSimple: Boolean!
    options: [ProductOption!]!
  }

  type LowestPrice {
    variantId: String!
    cents: Int!
  }

  type Product implements Node @dontInfer {
    locale: String!
    platformId: String!
    handle: String!
    title: String!
    vendor: String!
    productType: String!
    tags: [String!]!
    tagline: String
    descriptionHtml: String!
    highlights: [String!]!
    specifications: [Specification!]!
    questions: [Question!]!
    images: [ImageAsset!]!
    options: [ProductOption!]!
    variants: [Variant!]!
    requiresSellingPlan: Boolean!
    sellingPlanGroups: [SellingPlanGroup!]!
    isLeadGeneration: Boolean!
    isHidden: Boolean!
    servicePlanHandle: String
    addOnHandles: [String!]!
    relatedHandles: [String!]!
    lowestPrices: [LowestPrice!]
    card: ProductCard!
    seo: Seo!
    story: ContentModules!
    storyHandles: [String!]!
    sizeGuide: SizeGuide
    motion: MovingPictures
    collection: CollectionLink
    reviewIds: [String!]!
  }

  type ProductCollection implements Node @dontInfer {
    locale: String!
    platformId: String!
    handle: String!
    title: String!
    descriptionHtml: String!
    intro: String
    image: ImageAsset
    seo: Seo!
    productHandles: [String!]!
  }

  type ContentPage implements Node @dontInfer {
    locale: String!
    slug: String!
    path: String!
    title: String!
    seo: Seo!
    modules: ContentModules!
    cardHandles: [String!]!
    reviewIds: [String!]!
  }

  type ReviewCard implements Node @dontInfer {
    locale: String!
    platformId: String!
    productHandle: String
    productTitle: String
    productImage: ImageAsset
    rating: Int!
    title: String
    body: String!
    author: String
    location: String
    date: String
    petName: String
    image: ImageAsset
  }

  type FenceFinder implements Node @dontInfer {
    locale: String!
    slug: String!
    content: FinderContent!
  }

  type SiteShell implements Node @dontInfer {
    locale: String!
    settings: SiteSettings!
    navigation: Navigation!
  }

  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: String!
  }
  ${ARTICLE_TYPE_DEFS}
  ${SUPPORT_TYPE_DEFS}
  ${DEALER_TYPE_DEFS}
`;
