import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../domain/format-price';
import { imageUrl } from '../../../domain/image-url';
import { Price } from '../../../ui/price';
import { QuantityStepper } from '../../../ui/quantity-stepper';
import { useLocale } from '../../locale';
import { LocalLink } from '../../navigation';
import type { CartViewLine } from '../types';
import { useCartActions } from '../use-cart';

const PICTURE = { width: 192, height: 192 } as const;

interface CartLineItemProps {
  readonly line: CartViewLine;
  readonly onFollow: () => void;
}

function LinePicture({ line }: { readonly line: CartViewLine }) {
  const { image } = line.merchandise;
  return (
    <div className="frame frame-tile">
      {image && <img src={imageUrl(image, PICTURE)} alt="" width={96} height={96} loading="lazy" />}
    </div>
  );
}

/** One line of the cart: what it is, how it is bought, how many, and what it comes to. */
export function CartLineItem({ line, onFollow }: CartLineItemProps) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  const actions = useCartActions();
  const { merchandise, sellingPlan, quantity, key } = line;
  const { title, handle } = merchandise.product;
  const choices = merchandise.selectedOptions
    .filter(option => option.value !== 'Default Title')
    .map(option => option.value)
    .join(' / ');
  const regular = merchandise.compareAtPrice ?? merchandise.price;
  const before = regular.cents * quantity;

  return (
    <li className="cart-line" data-pending={line.isPending || undefined}>
      <LinePicture line={line} />
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <div className="flex justify-between gap-3">
          <LocalLink to={`/products/${handle}`} className="font-semibold" onClick={onFollow}>
            {title}
          </LocalLink>
          <Price
            className="flex-col items-end text-right"
            price={formatPrice(line.total, locale)}
            was={
              before > line.total.cents ? formatPrice({ ...regular, cents: before }, locale) : null
            }
            labels={{ now: t('common:price.now'), was: t('line.was') }}
          />
        </div>
        {choices !== '' && <p className="text-sm text-ink-soft">{choices}</p>}
        {sellingPlan && (
          <p className="text-sm text-ink-soft">{t('line.plan', { plan: sellingPlan.name })}</p>
        )}
        {line.discounts.map(discount => (
          <p key={discount.title} className="text-sm text-positive">
            {t('line.discount', {
              title: discount.title,
              amount: formatPrice(discount.amount, locale),
            })}
          </p>
        ))}
        <div className="mt-2 flex items-center justify-between gap-3">
          <QuantityStepper
            value={quantity}
            min={0}
            max={merchandise.quantityAvailable}
            onChange={wanted => actions.setQuantity(key, wanted)}
            labels={{
              quantity: t('line.quantity', { title }),
              increase: t('line.increase', { title }),
              decrease: t('line.decrease', { title }),
            }}
          />
          <button
            type="button"
            className="link min-h-11 text-sm"
            aria-label={t('line.removeLabel', { title })}
            onClick={() => actions.remove(key)}
          >
            {t('line.remove')}
          </button>
        </div>
      </div>
    </li>
  );
}
