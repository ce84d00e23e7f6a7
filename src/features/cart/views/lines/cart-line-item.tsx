import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lineSaving, regularPrice } from '~/src/features/cart/totals/cart-totals';
import { formatPrice } from '~/src/domain/locale/format-price';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Price } from '~/src/ui/price';
import { useLocale } from '~/src/features/locale';
import { LocalLink } from '~/src/features/links';
import type { CartViewLine } from '~/src/features/cart/types';
import { chosenValues } from './chosen-values';
import { LineDelivery } from './line-delivery';
import { LineDetails } from './line-details';
import { LineQuantity } from './line-quantity';

const PICTURE = { width: 256, height: 256 } as const;

interface CartLineItemProps {
  readonly line: CartViewLine;
  /** Whether to focus this line, because it has just replaced another. */
  readonly isFocused: boolean;
  /** Whether the line has just been restored: then its name gets focus, unless something else has it. */
  readonly isReturned: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  /** Called while a quantity is typed. */
  readonly onType: () => void;
  readonly onPlan: (plan: CartViewLine['sellingPlan']) => void;
  readonly onFollow: () => void;
}

function LinePicture({ line }: { readonly line: CartViewLine }) {
  const { image } = line.merchandise;
  return (
    <div className="frame frame-tile">
      {image && (
        <img src={imageUrl(image, PICTURE)} alt="" width={128} height={128} loading="lazy" />
      )}
    </div>
  );
}

function LinePrice({ line }: { readonly line: CartViewLine }) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  const isLess = lineSaving(line).cents > 0;
  return (
    <Price
      price={formatPrice(line.total, locale)}
      was={isLess ? formatPrice(regularPrice(line), locale) : null}
      labels={{ now: t('common:price.now'), was: t('line.was') }}
    />
  );
}

/** One line of the cart: product, plan, quantity and total. */
export function CartLineItem(props: CartLineItemProps) {
  const { line, isFocused, isReturned, onQuantity, onStep, onType, onPlan, onFollow } = props;
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  const { merchandise } = line;
  const { title, handle } = merchandise.product;
  const choices = chosenValues(line).join(' / ');
  const each =
    line.quantity > 1 ? t('line.each', { price: formatPrice(line.unitPrice, locale) }) : '';
  const facts = [choices, each].filter(fact => fact !== '');

  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The undo button is gone, and focus with it, unless the shopper has moved on.
    if (isReturned && document.activeElement === document.body)
      item.current?.querySelector('a')?.focus();
  }, [isReturned]);

  return (
    <li ref={item} className="cart-line" data-pending={line.isPending || undefined}>
      <LinePicture line={line} />
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <div className="grid min-w-0 basis-20 grow content-start gap-1">
            <LocalLink to={`/products/${handle}`} className="cart-name" onClick={onFollow}>
              {title}
            </LocalLink>
            {facts.map(fact => (
              <p key={fact} className="text-sm text-ink-soft">
                {fact}
              </p>
            ))}
          </div>
          <LinePrice line={line} />
        </div>
        <LineDetails line={line} onQuantity={onQuantity} />
      </div>
      <div className="cart-controls">
        <LineQuantity line={line} onQuantity={onQuantity} onStep={onStep} onInput={onType} />
        <LineDelivery line={line} isFocused={isFocused} onChoose={onPlan}>
          <button
            type="button"
            className="link min-h-11 text-sm"
            aria-label={t('line.removeLabel', { title })}
            onClick={() => onQuantity(0)}
          >
            {t('line.remove')}
          </button>
        </LineDelivery>
      </div>
    </li>
  );
}
