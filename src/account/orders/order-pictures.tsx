import { imageUrl } from '~/src/domain/content/media/image-url';
import type { OrderLine } from '~/src/domain/commerce/order';

const PICTURE = { width: 192, height: 192 } as const;
const MOST = 4;

/** The picture of a line, or an empty frame. */
export function LinePicture({ line }: { readonly line: OrderLine }) {
  const image = line.variant?.image;
  return (
    <div className="frame frame-tile">
      {image && <img src={imageUrl(image, PICTURE)} alt="" width={96} height={96} loading="lazy" />}
    </div>
  );
}

/** Pictures of an order's first lines; their titles are next to them. */
export function OrderPictures({ lines }: { readonly lines: readonly OrderLine[] }) {
  const pictured = lines.filter(({ variant }) => variant?.image).slice(0, MOST);
  if (pictured.length === 0) return null;
  return (
    <div className="order-pictures">
      {pictured.map((line, at) => (
        <LinePicture key={at} line={line} />
      ))}
    </div>
  );
}
