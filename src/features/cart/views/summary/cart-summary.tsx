import { useTranslation } from 'react-i18next';
import { cartTotals } from '~/src/features/cart/totals/cart-totals';
import type { Money } from '~/src/domain/commerce/money';
import type { CartState } from '~/src/features/cart/types';
import { CartTotalsList } from './cart-totals-list';
import { WalletChoice } from './wallet-choice';

interface CartSummaryProps {
  readonly cart: CartState;
  readonly freeShippingThreshold: Money | null;
}

/** Totals and terms of the cart. */
export function CartSummary({ cart, freeShippingThreshold }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  const totals = cartTotals(cart.view, freeShippingThreshold);
  const hasAutoship = cart.view.lines.some(line => line.sellingPlan !== null);
  return (
    <div className="grid gap-2 text-sm">
      {totals && <CartTotalsList totals={totals} isEstimated={cart.view.isEstimated} />}
      <p className="text-ink-soft">{t('totals.taxes')}</p>
      {hasAutoship && <p className="text-ink-soft">{t('autoshipTerms')}</p>}
      <WalletChoice chosen={cart.view.wallets} />
    </div>
  );
}
