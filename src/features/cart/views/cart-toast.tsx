import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '~/src/domain/commerce/money';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { formatPrice } from '~/src/domain/locale/format-price';
import { buttonClass } from '~/src/ui/button';
import { IconButton } from '~/src/ui/icon-button';
import { CheckIcon, CloseIcon } from '~/src/ui/icons';
import { useFocusReturn } from '~/src/ui/use-focus-return';
import { useLocale } from '~/src/features/locale';
import { cartTotals } from '../totals/cart-totals';
import type { CartView } from '../queue/optimistic-cart';
import type { AddedLine, CartState } from '../types';
import { useCartActions } from '../state/use-cart';
import { chosenValues } from './lines/chosen-values';
import { SlowCartMessage } from './slow-cart-message';
import { freeShippingText } from './summary/free-shipping-bar';
import { useOnline } from './use-online';

// It loads once a wait has taken that long.
const SLOW_MS = 2000;

interface CartToastProps {
  readonly cart: CartState;
  readonly freeShippingThreshold: Money | null;
}

const PICTURE = { width: 128, height: 128 } as const;

interface AddedProps extends CartToastProps {
  readonly toast: NonNullable<CartState['toast']>;
}

/** What was added, with its number if it is more than one. */
const nameOf = ({ line, addedQuantity }: AddedLine): string =>
  `${addedQuantity > 1 ? `${addedQuantity}\u00a0× ` : ''}${line.merchandise.product.title}`;

/** What the shopper pays for what was added, by the cart as it is now: its discounts may come later. */
const paidFor = ({ lines }: CartView, { line, addedQuantity }: AddedLine): Money => {
  const { total, quantity } = lines.find(({ key }) => key === line.key) ?? line;
  return { ...total, cents: Math.round((total.cents * addedQuantity) / quantity) };
};

/** 'Item Added To Cart', with the line that was added. */
function Added({ cart, toast, freeShippingThreshold }: AddedProps) {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  const ref = useFocusReturn<HTMLDivElement>();
  const { line, others } = toast;
  const { merchandise, sellingPlan } = line;
  const { locale } = useLocale();
  const freeShipping = cartTotals(cart.view, freeShippingThreshold)?.freeShipping;
  const facts = [
    chosenValues(line).join('\u00a0/\u00a0'),
    formatPrice(paidFor(cart.view, toast), locale),
  ];
  const more = [
    sellingPlan && t('line.plan', { plan: sellingPlan.name }),
    freeShipping && freeShippingText(freeShipping, t, locale),
  ].filter(Boolean);
  return (
    <div ref={ref} className="flex flex-wrap gap-3">
      {merchandise.image && (
        <div className="flex-none">
          <img
            className="rounded-md bg-sunk"
            src={imageUrl(merchandise.image, PICTURE)}
            alt=""
            width={64}
            height={64}
          />
        </div>
      )}
      <div className="min-w-0 basis-20 grow text-sm">
        <b className="flex items-center gap-1">
          {t('added')}
          <CheckIcon size={20} className="text-positive" />
        </b>
        <p className="mt-2">{nameOf(toast)}</p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {others.map(other => (
          <p key={other.line.key} className="mt-1">
            + {[nameOf(other), ...chosenValues(other.line)].join(', ')}
            {`\u00a0·\u00a0${formatPrice(paidFor(cart.view, other), locale)}`}
          </p>
        ))}
        {more.length > 0 && <p className="mt-2 text-ink-soft">{more.join(' · ')}</p>}
      </div>
      <IconButton className="-m-3" label={t('hideToast')} onClick={actions.hideToast}>
        <CloseIcon size={20} />
      </IconButton>
      <button
        type="button"
        className={`${buttonClass('strong', 'sm')} basis-full`}
        onClick={actions.openDrawer}
      >
        {t('view')}
      </button>
    </div>
  );
}

/** A change is waiting for a connection, and is then sent automatically. */
function Offline() {
  const { t } = useTranslation('cart');
  const { dismissNotice } = useCartActions();
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <div>
      <p>{t('errors.offline')}</p>
      <button
        type="button"
        className="link min-h-11"
        onClick={() => {
          setHidden(true);
          dismissNotice();
        }}
      >
        {t('wait.goOn')}
      </button>
    </div>
  );
}

/** The cart's messages over a page: added items, a lost connection, or a slow store. */
export default function CartToast({ cart, freeShippingThreshold }: CartToastProps) {
  const isOnline = useOnline();
  if (cart.toast) {
    return <Added toast={cart.toast} cart={cart} freeShippingThreshold={freeShippingThreshold} />;
  }
  if (!isOnline || cart.notice?.code === 'offline') return <Offline />;
  return <SlowCartMessage cart={cart} elapsedMs={SLOW_MS} />;
}
