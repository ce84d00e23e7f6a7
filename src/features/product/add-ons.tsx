import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../domain/format-price';
import { imageUrl } from '../../domain/image-url';
import { useLocale } from '../locale';
import { buyableVariant, type Addable } from './extras';

const PICTURE = { width: 128, height: 128 } as const;

interface AddOnsProps {
  readonly addOns: readonly Addable[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (handle: string) => void;
}

/** Products that go into the cart along with this one. */
export function AddOns({ addOns, chosen, onToggle }: AddOnsProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const offered = addOns.flatMap(addOn => {
    const variant = buyableVariant(addOn);
    return variant ? [{ addOn, variant }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{t('addOns.title')}</legend>
      {offered.map(({ addOn, variant }) => {
        const image = variant.image ?? addOn.images[0];
        return (
          <label key={addOn.handle} className="choice">
            <input
              type="checkbox"
              checked={chosen.has(addOn.handle)}
              onChange={() => onToggle(addOn.handle)}
            />
            {image && (
              <img
                className="size-12 rounded-md bg-sunk"
                src={imageUrl(image, PICTURE)}
                alt=""
                width={48}
                height={48}
                loading="lazy"
              />
            )}
            <span className="grow">
              {t('addOns.add', { title: addOn.title, price: formatPrice(variant.price, locale) })}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
