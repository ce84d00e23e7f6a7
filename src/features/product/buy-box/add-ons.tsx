import { useTranslation } from 'react-i18next';
import { isPriceIn } from '~/src/domain/commerce/money';
import { formatPrice } from '~/src/domain/locale/format-price';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Select } from '~/src/ui/forms/field';
import { useLocale } from '~/src/features/locale';
import { chosenVariant, canAdd, type PurchasableProduct } from './add-on-plans';
import { usePurchasePrice } from './use-purchase-price';

const PICTURE = { width: 128, height: 128 } as const;

/** The checked add-ons, and the variant selected of each. */
export interface ChosenAddOns {
  readonly ticked: ReadonlySet<string>;
  /** Variant ids by handle. */
  readonly picked: Readonly<Record<string, string>>;
}

interface AddOnsProps {
  readonly addOns: readonly PurchasableProduct[];
  readonly chosen: ChosenAddOns;
  readonly onToggle: (handle: string) => void;
  readonly onPick: (handle: string, variantId: string) => void;
}

/** Products that can be added together with this one. */
export function AddOns({ addOns, chosen, onToggle, onPick }: AddOnsProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const price = usePurchasePrice();
  if (addOns.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{t('addOns.title')}</legend>
      {addOns.map(addOn => {
        const { handle, title, variants } = addOn;
        const variant = chosenVariant(addOn, chosen.picked[handle], locale.currency);
        const isPriced = variants.some(each => isPriceIn(each.price, locale.currency));
        const image = variant?.image ?? addOn.images[0];
        return (
          <div key={handle} className="grid gap-2">
            <label className="choice" data-unavailable={variant ? undefined : true}>
              <input
                type="checkbox"
                checked={variant !== null && chosen.ticked.has(handle)}
                disabled={!variant}
                onChange={() => onToggle(handle)}
              />
              {image && (
                <img
                  className="rounded-md bg-sunk"
                  src={imageUrl(image, PICTURE)}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                />
              )}
              <span className="grow">
                {variant
                  ? t('addOns.add', {
                      title,
                      price: formatPrice(price.of(addOn, variant.price), locale),
                    })
                  : t(isPriced ? 'addOns.soldOut' : 'addOns.priceUnknown', { title })}
              </span>
            </label>
            {variant && variants.length > 1 && chosen.ticked.has(handle) && (
              <Select
                label={t('addOns.which', { title })}
                value={variant.id}
                onChange={event => onPick(handle, event.currentTarget.value)}
              >
                {variants.map(each => {
                  const isThere = canAdd(addOn, each, locale.currency);
                  return (
                    <option key={each.id} value={each.id} disabled={!isThere}>
                      {isThere ? each.title : t('option.outOfStock', { value: each.title })}
                    </option>
                  );
                })}
              </Select>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
