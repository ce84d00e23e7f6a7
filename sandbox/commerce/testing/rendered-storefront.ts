import type { StorefrontDocument } from './storefront-document';

const MONEY = 'amount currencyCode';
const IMAGE = 'id url altText width height';
const PAGE_INFO = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const CONTEXT = '$country: CountryCode, $language: LanguageCode';
const IN_CONTEXT = '@inContext(country: $country, language: $language)';
const PAGING = '$first: Int, $last: Int, $startCursor: String, $endCursor: String';
const PAGED = 'first: $first, last: $last, before: $startCursor, after: $endCursor';
const CARD = `id handle title featuredImage { ${IMAGE} }
  priceRange { minVariantPrice { ${MONEY} } maxVariantPrice { ${MONEY} } }`;
const MENU_ITEM = 'id resourceId tags title type url';
const VARIANT = `availableForSale compareAtPrice { ${MONEY} } id image { __typename ${IMAGE} }
  price { ${MONEY} } product { title handle } selectedOptions { name value } sku title
  unitPrice { ${MONEY} }`;
const FIRST_VARIANT = `selectedOrFirstAvailableVariant(
  selectedOptions: [], ignoreUnknownOptions: true, caseInsensitiveMatch: true
)`;

const context = { country: 'US', language: 'EN' };

/** What a storefront with server rendering asks: menus, lists, product, search, posts, policies. */
export const renderedStorefront: readonly StorefrontDocument[] = [
  {
    name: 'header',
    query: `query H(${CONTEXT}, $handle: String!) ${IN_CONTEXT} {
      shop { id name description primaryDomain { url } brand { logo { image { url } } } }
      menu(handle: $handle) { id items { ${MENU_ITEM} items { ${MENU_ITEM} } } }
    }`,
    variables: { ...context, handle: 'main-menu' },
  },
  {
    name: 'footer',
    query: `query F(${CONTEXT}, $handle: String!) ${IN_CONTEXT} {
      menu(handle: $handle) { id items { ${MENU_ITEM} items { ${MENU_ITEM} } } }
    }`,
    variables: { ...context, handle: 'footer' },
  },
  {
    name: 'featured collection',
    query: `query C(${CONTEXT}) ${IN_CONTEXT} {
      collections(first: 1, sortKey: UPDATED_AT, reverse: true) {
        nodes { id title image { ${IMAGE} } handle }
      }
    }`,
    variables: context,
  },
  {
    name: 'recommended products',
    query: `query R(${CONTEXT}) ${IN_CONTEXT} {
      products(first: 4, sortKey: UPDATED_AT, reverse: true) { nodes { ${CARD} } }
    }`,
    variables: context,
  },
  {
    name: 'article',
    query: `query A(${CONTEXT}, $article: String!, $blog: String!) ${IN_CONTEXT} {
      blog(handle: $blog) {
        handle
        articleByHandle(handle: $article) {
          handle title contentHtml publishedAt author: authorV2 { name } image { ${IMAGE} }
          seo { description title }
        }
      }
    }`,
    variables: { ...context, article: 'gps-or-wire', blog: 'safety' },
  },
  {
    name: 'blog',
    query: `query B($language: LanguageCode, $blog: String!, ${PAGING})
    @inContext(language: $language) {
      blog(handle: $blog) {
        title handle seo { title description }
        articles(${PAGED}) {
          nodes {
            author: authorV2 { name } contentHtml handle id image { ${IMAGE} } publishedAt title
            blog { handle }
          }
          ${PAGE_INFO}
        }
      }
    }`,
    variables: { language: 'EN', blog: 'training', first: 4 },
  },
  {
    name: 'blogs',
    query: `query B(${CONTEXT}, ${PAGING}) ${IN_CONTEXT} {
      blogs(${PAGED}) { ${PAGE_INFO} nodes { title handle seo { title description } } }
    }`,
    variables: { ...context, first: 10 },
  },
  {
    name: 'collection',
    query: `query C(${CONTEXT}, ${PAGING}, $handle: String!) ${IN_CONTEXT} {
      collection(handle: $handle) {
        id handle title description
        products(${PAGED}) { nodes { ${CARD} } ${PAGE_INFO} }
      }
    }`,
    variables: { ...context, first: 8, handle: 'gps-fences' },
  },
  {
    name: 'collections',
    query: `query C(${CONTEXT}, ${PAGING}) ${IN_CONTEXT} {
      collections(${PAGED}) { nodes { id title handle image { ${IMAGE} } } ${PAGE_INFO} }
    }`,
    variables: { ...context, first: 4 },
  },
  {
    name: 'catalogue',
    query: `query C(${CONTEXT}, ${PAGING}) ${IN_CONTEXT} {
      products(${PAGED}) { nodes { ${CARD} } ${PAGE_INFO} }
    }`,
    variables: { ...context, last: 8 },
  },
  {
    name: 'page',
    query: `query P(${CONTEXT}, $handle: String!) ${IN_CONTEXT} {
      page(handle: $handle) { handle id title body seo { description title } }
    }`,
    variables: { ...context, handle: 'about' },
  },
  {
    name: 'policy',
    query: `query P(
      ${CONTEXT}, $privacy: Boolean!, $refund: Boolean!, $shipping: Boolean!, $terms: Boolean!
    ) ${IN_CONTEXT} {
      shop {
        privacyPolicy @include(if: $privacy) { body handle id title url }
        shippingPolicy @include(if: $shipping) { body handle id title url }
        termsOfService @include(if: $terms) { body handle id title url }
        refundPolicy @include(if: $refund) { body handle id title url }
      }
    }`,
    variables: { ...context, privacy: true, refund: false, shipping: false, terms: false },
  },
  {
    name: 'policies',
    query: `query P(${CONTEXT}) ${IN_CONTEXT} {
      shop {
        privacyPolicy { id title handle } shippingPolicy { id title handle }
        termsOfService { id title handle } refundPolicy { id title handle }
        subscriptionPolicy { id title handle }
      }
    }`,
    variables: context,
  },
  {
    name: 'product',
    query: `query P(${CONTEXT}, $handle: String!, $options: [SelectedOptionInput!]!) ${IN_CONTEXT} {
      product(handle: $handle) {
        id title vendor handle descriptionHtml description
        encodedVariantExistence encodedVariantAvailability
        options {
          name
          optionValues {
            name firstSelectableVariant { ${VARIANT} }
            swatch { color image { previewImage { url } } }
          }
        }
        selectedOrFirstAvailableVariant(
          selectedOptions: $options, ignoreUnknownOptions: true, caseInsensitiveMatch: true
        ) { ${VARIANT} }
        adjacentVariants(selectedOptions: $options) { ${VARIANT} }
        seo { description title }
      }
    }`,
    variables: { ...context, handle: 'gps-collar', options: [{ name: 'color', value: 'coral' }] },
  },
  {
    name: 'search',
    query: `query S(${CONTEXT}, ${PAGING}, $term: String!) ${IN_CONTEXT} {
      articles: search(query: $term, types: [ARTICLE], first: $first) {
        nodes { ... on Article { __typename handle id title trackingParameters } }
      }
      pages: search(query: $term, types: [PAGE], first: $first) {
        nodes { ... on Page { __typename handle id title trackingParameters } }
      }
      products: search(
        ${PAGED}, query: $term, sortKey: RELEVANCE, types: [PRODUCT], unavailableProducts: HIDE
      ) {
        nodes { ... on Product {
          __typename handle id publishedAt title trackingParameters vendor
          ${FIRST_VARIANT} {
            id image { url altText width height } price { ${MONEY} } compareAtPrice { ${MONEY} }
            selectedOptions { name value } product { handle title }
          }
        } }
        ${PAGE_INFO}
      }
    }`,
    variables: { ...context, first: 8, term: 'collar' },
  },
  {
    name: 'predictive search',
    query: `query S(
      ${CONTEXT}, $limit: Int!, $scope: PredictiveSearchLimitScope!, $term: String!
      $types: [PredictiveSearchType!]
    ) ${IN_CONTEXT} {
      predictiveSearch(limit: $limit, limitScope: $scope, query: $term, types: $types) {
        articles {
          __typename id title handle blog { handle } image { url altText width height }
          trackingParameters
        }
        collections {
          __typename id title handle image { url altText width height } trackingParameters
        }
        pages { __typename id title handle trackingParameters }
        products {
          __typename id title handle trackingParameters
          ${FIRST_VARIANT} { id image { url altText width height } price { ${MONEY} } }
        }
        queries { __typename text styledText trackingParameters }
      }
    }`,
    variables: { ...context, limit: 10, scope: 'EACH', term: 'coll', types: ['PRODUCT', 'QUERY'] },
  },
];
