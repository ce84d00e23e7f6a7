import { textOrEmpty, wholeNumber } from '~/src/domain/data/read';
import type { ImageAsset } from '~/src/domain/content/media/image';

interface WireImage {
  readonly url?: unknown;
  readonly altText?: unknown;
  readonly width?: unknown;
  readonly height?: unknown;
}

/** An image of the platform, with `fallbackAlt` for a missing description; null without a URL. */
export const toImage = (
  wire: WireImage | null | undefined,
  fallbackAlt: string,
): ImageAsset | null => {
  const url = textOrEmpty(wire?.url);
  if (url === '') return null;
  return {
    url,
    alt: textOrEmpty(wire?.altText) || fallbackAlt,
    width: wholeNumber(wire?.width) ?? 0,
    height: wholeNumber(wire?.height) ?? 0,
  };
};
