import { globalId } from '../catalogue/ids';
import type { CatalogueImage } from '../catalogue/model';
import type { Scope } from './scope';

interface Transform {
  readonly maxWidth?: number | null;
  readonly maxHeight?: number | null;
  readonly crop?: string | null;
  readonly scale?: number | null;
  readonly preferredContentType?: string | null;
}

/** The image's address on the store's CDN with the parameters of a transform. */
export function imageUrl(image: CatalogueImage, origin: string, transform?: Transform | null) {
  const url = new URL(`/cdn/shop/files/${image.fileName}`, origin);
  url.searchParams.set('v', image.version);
  const scale = transform?.scale ?? 1;
  if (transform?.maxWidth) url.searchParams.set('width', String(transform.maxWidth * scale));
  if (transform?.maxHeight) url.searchParams.set('height', String(transform.maxHeight * scale));
  if (transform?.crop) url.searchParams.set('crop', transform.crop.toLowerCase());
  if (transform?.preferredContentType) {
    url.searchParams.set('format', transform.preferredContentType.toLowerCase());
  }
  return url.href;
}

/** `Image`. */
export function imageView(image: CatalogueImage, { origin }: Scope) {
  const original = imageUrl(image, origin);
  return {
    __typename: 'Image',
    id: globalId('ProductImage', image.id),
    altText: image.alt || null,
    width: image.width || null,
    height: image.height || null,
    url: (args: { transform?: Transform | null }) => imageUrl(image, origin, args.transform),
    src: original,
    originalSrc: original,
    transformedSrc: (args: Transform) => imageUrl(image, origin, args),
  };
}

/** `MediaImage`, the picture as product media. */
export function mediaView(image: CatalogueImage, scope: Scope) {
  return {
    __typename: 'MediaImage',
    id: globalId('MediaImage', image.id),
    alt: image.alt || null,
    mediaContentType: 'IMAGE',
    image: imageView(image, scope),
    previewImage: imageView(image, scope),
  };
}
