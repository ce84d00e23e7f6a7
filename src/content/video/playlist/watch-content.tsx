import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Image } from '~/src/ui/image';

interface WatchContentProps {
  readonly image: ImageAsset | null;
  readonly title: string;
  /** A few words below the title, such as a length. */
  readonly detail: string;
  /** Whether it is near the first screen. */
  readonly isEarly?: boolean;
}

/** What a link to something to watch shows: a small picture and two lines. */
export function WatchContent({ image, title, detail, isEarly = false }: WatchContentProps) {
  return (
    <>
      {image && (
        <span className="frame">
          <Image
            asset={image}
            urlFor={imageUrl}
            sizes="7rem"
            isEarly={isEarly}
            widths={[128, 256]}
            aspect={16 / 9}
            alt=""
          />
        </span>
      )}
      <span>
        <b>{title}</b>
        <br />
        <span className="text-sm text-ink-soft">{detail}</span>
      </span>
    </>
  );
}
