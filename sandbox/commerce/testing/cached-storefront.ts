import type { StorefrontDocument } from './storefront-document';

const MONEY = 'amount currencyCode';
const PRODUCT = `id handle availableForSale title description descriptionHtml
  options { id name values }
  priceRange { maxVariantPrice { ${MONEY} } minVariantPrice { ${MONEY} } }
  variants(first: 250) { edges { node {
    id title availableForSale selectedOptions { name value } price { ${MONEY} }
  } } }
  featuredImage { url altText width height }
  images(first: 20) { edges { node { url altText width height } } }
  seo { description title } tags updatedAt`;
const CART = `id checkoutUrl
  cost { subtotalAmount { ${MONEY} } totalAmount { ${MONEY} } totalTaxAmount { ${MONEY} } }
  lines(first: 100) { edges { node {
    id quantity cost { totalAmount { ${MONEY} } }
    merchandise { ... on ProductVariant {
      id title selectedOptions { name value } product { ${PRODUCT} }
    } }
  } } }
  totalQuantity`;
const COLLECTION = 'handle title description seo { description title } updatedAt';
const PAGE = `... on Page {
  id title handle body bodySummary seo { description title } createdAt updatedAt
}`;

/** What a storefront of static pages and server actions asks. */
export const cachedStorefront: readonly StorefrontDocument[] = [
  {
    name: 'cart: create',
    query: `mutation C($lines: [CartLineInput!]) {
      cartCreate(input: { lines: $lines }) { cart { ${CART} } }
    }`,
  },
  {
    name: 'cart: add',
    query: `mutation C($id: ID!, $lines: [CartLineInput!]!) {
      cartLinesAdd(cartId: $id, lines: $lines) { cart { ${CART} } }
    }`,
  },
  {
    name: 'cart: edit',
    query: `mutation C($id: ID!, $lines: [CartLineUpdateInput!]!) {
      cartLinesUpdate(cartId: $id, lines: $lines) { cart { ${CART} } }
    }`,
  },
  {
    name: 'cart: read',
    query: `query C($id: ID!) { cart(id: $id) { ${CART} } }`,
  },
  {
    name: 'cart: remove',
    query: `mutation C($id: ID!, $lineIds: [ID!]!) {
      cartLinesRemove(cartId: $id, lineIds: $lineIds) { cart { ${CART} } }
    }`,
  },
  {
    name: 'collection without products',
    query: `query C($handle: String!) { collection(handle: $handle) { ${COLLECTION} } }`,
    variables: { handle: 'gps-fences' },
  },
  {
    name: 'all collections',
    query: `{ collections(first: 100, sortKey: TITLE) { edges { node { ${COLLECTION} } } } }`,
  },
  {
    name: 'products of a collection',
    query: `query C($handle: String!, $key: ProductCollectionSortKeys, $reverse: Boolean) {
      collection(handle: $handle) {
        products(sortKey: $key, reverse: $reverse, first: 100) { edges { node { ${PRODUCT} } } }
      }
    }`,
    variables: { handle: 'everything', key: 'BEST_SELLING', reverse: false },
  },
  {
    name: 'menu',
    query: `query M($handle: String!) { menu(handle: $handle) { items { title url } } }`,
    variables: { handle: 'footer' },
  },
  {
    name: 'page by handle',
    query: `query P($handle: String!) { pageByHandle(handle: $handle) { ${PAGE} } }`,
    variables: { handle: 'about' },
  },
  { name: 'all pages', query: `{ pages(first: 100) { edges { node { ${PAGE} } } } }` },
  {
    name: 'product by handle',
    query: `query P($handle: String!) { product(handle: $handle) { ${PRODUCT} } }`,
    variables: { handle: 'gps-collar' },
  },
  {
    name: 'products',
    query: `query P($key: ProductSortKeys, $reverse: Boolean, $query: String) {
      products(sortKey: $key, reverse: $reverse, query: $query, first: 100) {
        edges { node { ${PRODUCT} } }
      }
    }`,
    variables: { key: 'RELEVANCE', reverse: false, query: 'collar' },
  },
  {
    name: 'recommendations',
    query: `query P($id: ID!) { productRecommendations(productId: $id) { ${PRODUCT} } }`,
  },
];
