/** Node types of dealers. */
export const DEALER_TYPE_DEFS = /* GraphQL */ `
  type DealerAddress {
    street: String!
    city: String!
    region: String!
    postalCode: String!
    country: String!
  }
  type RegionDrawing {
    width: Int!
    height: Int!
    land: String!
    others: String!
    x: Float!
    y: Float!
  }
  type DealerLink {
    slug: String!
    name: String!
    region: String!
    miles: Int!
  }

  type Dealer implements Node @dontInfer {
    locale: String!
    dealerId: String!
    slug: String!
    name: String!
    phone: String
    isCompanyOwned: Boolean!
    serviceAreas: [String!]!
    address: DealerAddress!
    regionName: String!
    latitude: Float!
    longitude: Float!
    drawing: RegionDrawing
    nearby: [DealerLink!]!
  }
`;
