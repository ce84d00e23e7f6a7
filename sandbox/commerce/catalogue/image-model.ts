/** Ids are the numeric part of a platform id; amounts are integers in the currency's hundredth unit. */
export interface CatalogueImage {
  readonly id: number;
  /** Name under `/cdn/shop/files/`. */
  readonly fileName: string;
  readonly version: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}
