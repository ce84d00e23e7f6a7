/** The formats that the image CDNs write. */
export type ImageFormat = 'avif' | 'jpg' | 'png' | 'webp';

export const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Parses the name of a format in a URL (`jpeg` and `pjpg` are JPEG); null if unknown. */
export function parseImageFormat(name: string): ImageFormat | null {
  switch (name.toLowerCase()) {
    case 'jpg':
    case 'jpeg':
    case 'pjpg':
      return 'jpg';
    case 'png':
      return 'png';
    case 'webp':
      return 'webp';
    case 'avif':
      return 'avif';
    default:
      return null;
  }
}

/**
 * The format for a browser that lets the CDN choose: WebP when its `Accept` header names it, else
 * `fallback`. AVIF takes the CPU ten times as long: a CDN that writes it does so later.
 */
export function negotiateFormat(accept: string | undefined, fallback: ImageFormat): ImageFormat {
  return accept?.includes('image/webp') ? 'webp' : fallback;
}
