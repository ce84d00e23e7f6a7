import { imageUrl } from '~/src/domain/content/media/image-url';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { Image } from '~/src/ui/image';
import { pictureClass } from './product-picture';

interface HeaderPictureProps {
  readonly picture: ImageAsset;
  /** Instead of the picture's own alternative text. */
  readonly alt?: string;
}

/** The picture beside a title; less of a product's height is cut off than of a scene's. */
export function HeaderPicture({ picture, alt }: HeaderPictureProps) {
  const className = pictureClass(picture);
  return (
    <div className="frame post-head-picture">
      <Image
        asset={picture}
        urlFor={imageUrl}
        sizes="(min-width: 64rem) 44vw, 94vw"
        aspect={className ? 4 / 3 : 16 / 9}
        priority
        alt={alt}
        className={className}
      />
    </div>
  );
}
