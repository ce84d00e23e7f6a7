import type { Product } from '~/src/domain/commerce/product';
import { CheckIcon } from '~/src/ui/icons';

/** Highlights, as a list on a phone and as a row below the picture and the price elsewhere. */
export function Highlights({ highlights }: Pick<Product, 'highlights'>) {
  if (highlights.length === 0) return null;
  return (
    <ul className="ticks">
      {highlights.map(highlight => (
        <li key={highlight}>
          <CheckIcon size={20} />
          {highlight}
        </li>
      ))}
    </ul>
  );
}
