import { imageUrl } from '~/src/domain/content/media/image-url';
import type { OrderLine } from '~/src/domain/commerce/order';

const PICTURE = { width: 192, height: 192 } as const;

/** The picture of a line, or an empty frame; its title is next to it. */
export function LinePicture({ line }: { readonly line: OrderLine | undefined }) {
  const image = line?.variant?.image;
  return (
    <div className="frame frame-tile">
      {image && <img src={imageUrl(image, PICTURE)} alt="" width={96} height={96} loading="lazy" />}
    </div>
  );
}
