import { useTranslation } from 'react-i18next';
import { cartTotals } from '../totals/cart-totals';
import type { Money } from '~/src/domain/commerce/money';
import type { CartState } from '../types';
import { CartDealer } from './cart-dealer';
import { CartEmpty } from './cart-empty';
import { CartFreshness } from './cart-freshness';
import { CartLines, UndoRemoval } from './lines/cart-lines';
import { CartNotice } from './cart-notice';
import { SlowCartMessage } from './slow-cart-message';
import { CartLoading, CartLoadError } from './cart-loading';
import { DiscountForm } from './summary/discount-form';
import { FreeShippingBar } from './summary/free-shipping-bar';
import { SuggestedProducts } from './suggestions/suggested-products';
import { OrderNote } from './summary/order-note';
import { PlanBalance } from './lines/plan-balance';
import { plansAfterCollar } from './lines/plan-lines';
import { useUndoRemoval } from './lines/use-undo-removal';

interface CartContentsProps {
  readonly cart: CartState;
  readonly freeShippingThreshold: Money | null;
  /** How many products to suggest beside the lines. */
  readonly pairings: number;
  /** Of the headings within. */
  readonly headingLevel: 2 | 3;
  /** Called when a link leads away from the cart. */
  readonly onFollow: () => void;
}

type CartWithoutLinesProps = Pick<CartContentsProps, 'cart' | 'headingLevel' | 'onFollow'>;

function CartWithoutLines({ cart, headingLevel, onFollow }: CartWithoutLinesProps) {
  if (cart.status === 'loading') return <CartLoading />;
  // A cart that could not be created has a notice; one that could not be read is not empty.
  const isUnread = cart.status === 'error' && cart.cartError === null;
  return isUnread ? (
    <CartLoadError />
  ) : (
    <CartEmpty headingLevel={headingLevel} onFollow={onFollow} />
  );
}

/** The cart in all its states: loading, empty, filled; problems are shown on top. */
export function CartContents(props: CartContentsProps) {
  const { cart, freeShippingThreshold, pairings, headingLevel, onFollow } = props;
  const { t } = useTranslation('cart');
  const { lines, discountCodes, attributes } = cart.view;
  const removal = useUndoRemoval(plansAfterCollar(lines));
  const isEmpty = lines.length === 0;
  const freeShipping = cartTotals(cart.view, freeShippingThreshold)?.freeShipping;

  return (
    <div className="cart-body">
      <div className="cart-news">
        <CartFreshness cart={cart} />
        <CartNotice notice={cart.notice} />
        <div role="status">{cart.cartBusy && <SlowCartMessage cart={cart} />}</div>
        {!isEmpty && freeShipping && <FreeShippingBar {...freeShipping} />}
      </div>
      {isEmpty && <UndoRemoval {...removal} />}
      {isEmpty && <CartWithoutLines cart={cart} headingLevel={headingLevel} onFollow={onFollow} />}
      {!isEmpty && (
        <>
          <CartLines cart={cart} removal={removal} onFollow={onFollow} />
          <PlanBalance lines={lines} onQuantity={removal.setQuantity} />
          <button type="button" className="link cart-clear" onClick={removal.empty}>
            {t('empties.all')}
          </button>
          <SuggestedProducts
            lines={lines}
            removed={removal.removed?.lines}
            limit={pairings}
            headingLevel={headingLevel}
            onFollow={onFollow}
          />
          <div>
            <OrderNote cart={cart} />
            <DiscountForm codes={discountCodes} attributes={attributes} />
          </div>
        </>
      )}
      <CartDealer onFollow={onFollow} />
    </div>
  );
}
