import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../navigation';
import { buttonClass } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { freeShippingOf } from '../../../domain/free-shipping';
import type { Money } from '../../../domain/money';
import type { CartState } from '../types';
import { useCartActions } from '../use-cart';
import { CartLineItem } from './cart-line-item';
import { CartNotice } from './cart-notice';
import { DiscountForm } from './discount-form';
import { FreeShippingBar } from './free-shipping-bar';

interface CartContentsProps {
  readonly cart: CartState;
  readonly freeShippingFrom: Money | null;
  /** Called when a link leads away from the cart. */
  readonly onFollow: () => void;
}

/** The cart in all its states: unread, empty, filled; what is amiss is said on top. */
export function CartContents({ cart, freeShippingFrom, onFollow }: CartContentsProps) {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  const { lines, subtotal, discountCodes } = cart.view;

  if (lines.length === 0) {
    const isUnread = cart.status === 'loading';
    return (
      <div className="grid gap-4 py-6">
        <CartNotice notice={cart.notice} />
        {isUnread ? (
          <Skeleton className="h-24" />
        ) : (
          <>
            <p className="text-lg">{t('empty')}</p>
            <LocalLink to="/collections" className={buttonClass()} onClick={onFollow}>
              {t('startShopping')}
            </LocalLink>
          </>
        )}
      </div>
    );
  }

  const freeShipping = subtotal && freeShippingOf(subtotal, freeShippingFrom);
  return (
    <div className="grid gap-4">
      <CartNotice notice={cart.notice} />
      {freeShipping && <FreeShippingBar {...freeShipping} />}
      <ul className="cart-lines" aria-busy={cart.cartBusy}>
        {lines.map(line => (
          <CartLineItem key={line.key} line={line} onFollow={onFollow} />
        ))}
      </ul>
      <button type="button" className="link min-h-11 justify-self-start" onClick={actions.empty}>
        {t('empties.all')}
      </button>
      <DiscountForm codes={discountCodes} />
    </div>
  );
}
