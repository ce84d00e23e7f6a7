import type { FacetValue } from '~/src/domain/collections/collection-index';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Image } from '~/src/ui/image';
import { LocalLink } from '~/src/features/links';

/** A category, by its handle, with its picture. */
export type PicturedCategory = Pick<FacetValue, 'id' | 'name'> & {
  readonly image: ImageAsset | null;
};

const WIDTHS = [128, 192] as const;

/** A small picture of a category and its name, as one link. */
export function CategoryLink({ id, name, image }: PicturedCategory) {
  return (
    <LocalLink to={`/collections/${id}`} className="category-link">
      <span className="frame">
        {image && (
          <Image
            asset={image}
            urlFor={imageUrl}
            sizes="4rem"
            aspect={1}
            widths={WIDTHS}
            isEarly
            alt=""
          />
        )}
      </span>
      {name}
    </LocalLink>
  );
}
