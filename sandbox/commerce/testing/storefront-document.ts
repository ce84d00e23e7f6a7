/** A document of a public storefront, and what it is sent with. */
export interface StorefrontDocument {
  readonly name: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}
