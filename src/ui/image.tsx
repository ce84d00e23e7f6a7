import type { ImageAsset } from '../domain/content/media/image';
import { firstImageUrl } from '../config/settings/browser-image-proxy';
import { cx } from './class-names';

export interface ImageSize {
  readonly width: number;
  /** With a height, the picture is cropped about its focal point. */
  readonly height?: number;
}

/** Returns the URL of an asset in a size; the gateway knows the CDN's parameters. */
export type ImageUrlBuilder = (asset: ImageAsset, size: ImageSize, isFirst?: boolean) => string;

export interface ImageProps {
  asset: ImageAsset;
  urlFor: ImageUrlBuilder;
  sizes: string;
  /** Width divided by height of the crop; the asset's own shape when absent. */
  aspect?: number;
  /** Another crop below 768 px. */
  narrowAspect?: number;
  widths?: readonly number[];
  /** The page's main picture: fetched first. */
  priority?: boolean;
  /**
   * In the first screen or just below, where browsers load it at once: comes from our own host as the
   * main picture does, since another host costs a connection.
   */
  isEarly?: boolean;
  alt?: string;
  className?: string;
}

const WIDTHS = [320, 480, 680, 768, 960, 1280, 1920] as const;

const sizeOf = (width: number, aspect: number | undefined): ImageSize =>
  aspect ? { width, height: Math.round(width / aspect) } : { width };

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

export function Image(props: ImageProps) {
  const { asset, sizes, aspect, narrowAspect, priority, alt, className } = props;
  const urlOf = (width: number, crop: number | undefined): string => {
    const url = props.urlFor(asset, sizeOf(width, crop), priority);
    return priority || props.isEarly ? firstImageUrl(url) : url;
  };
  const widths = props.widths ?? WIDTHS;
  const usable = widths.filter(width => width <= asset.width);
  const list = usable.length ? usable : [asset.width];
  const srcSet = (crop: number | undefined) =>
    list.map(width => `${urlOf(width, crop)} ${width}w`).join(', ');
  const middle = list[Math.floor(list.length / 2)] ?? asset.width;
  const ratio = aspect ?? asset.width / asset.height;
  const image = (
    <img
      // React sets attributes in this order, and the browser starts to load with `src`.
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : undefined}
      {...(priority && { fetchpriority: 'high' })}
      {...(list.length > 1 && { sizes, srcSet: srcSet(aspect) })}
      src={urlOf(middle, aspect)}
      alt={alt ?? asset.alt}
      {...sizeOf(middle, ratio)}
      className={cx(className) || undefined}
      style={
        asset.hotspot
          ? { objectPosition: `${percent(asset.hotspot.x)} ${percent(asset.hotspot.y)}` }
          : undefined
      }
    />
  );
  if (!narrowAspect) return image;
  return (
    <picture className="contents">
      <source
        media="(max-width: 47.99rem)"
        srcSet={srcSet(narrowAspect)}
        sizes={sizes}
        {...sizeOf(middle, narrowAspect)}
      />
      {image}
    </picture>
  );
}
