/** An image on the content or commerce CDN; its URL determines size and crop. */
export interface ImageAsset {
  readonly url: string;
  readonly alt: string;
  /** Intrinsic size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Focal point as fractions of width and height from the top left corner. */
  readonly hotspot?: { readonly x: number; readonly y: number } | null;
}
