import { useTranslation } from 'react-i18next';
import { cartTotals } from '~/src/features/cart/totals/cart-totals';
import type { Money } from '~/src/domain/commerce/money';
import type { CartState } from '~/src/features/cart/types';
import { formatPrice } from '~/src/domain/locale/format-price';
import { useLocale } from '~/src/features/locale';
import { renewalOf } from '../lines/renewal';
import { CartTotalsList } from './cart-totals-list';
import { WalletChoice } from './wallet-choice';

/** The terms of an autoship, and the costs of each delivery besides its price. */
function AutoshipTerms({ threshold }: { readonly threshold: Money | null }) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  return (
    <p className="cart-terms text-ink-soft">
      {t('autoshipTerms')}{' '}
      {threshold
        ? t('autoshipShippingUnder', { amount: formatPrice(threshold, locale) })
        : t('autoshipShipping')}
    </p>
  );
}

interface CartSummaryProps {
  readonly cart: CartState;
  readonly freeShippingThreshold: Money | null;
  /** False where the sum is elsewhere in view. */
  readonly hasSum?: boolean;
}

/** Totals and terms of the cart. */
export function CartSummary({ cart, freeShippingThreshold, hasSum = true }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  const totals = cartTotals(cart.view, freeShippingThreshold);
  const planned = cart.view.lines.filter(line => line.sellingPlan !== null);
  const hasRenewal = planned.some(line => renewalOf(line) !== null);
  const hasAutoship = planned.some(line => renewalOf(line) === null);
  return (
    <div className="grid gap-2 text-sm">
      {totals && (
        <CartTotalsList totals={totals} isEstimated={cart.view.isEstimated} hasSum={hasSum} />
      )}
      <p className="text-ink-soft">{t('totals.taxes')}</p>
      {hasAutoship && <AutoshipTerms threshold={freeShippingThreshold} />}
      {hasRenewal && <p className="cart-terms text-ink-soft">{t('renewalTerms')}</p>}
      <WalletChoice chosen={cart.view.wallets} />
    </div>
  );
}

/** The sum alone, beside the checkout button that stays in view. */
export function CartDue({ cart }: Pick<CartSummaryProps, 'cart'>) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  const totals = cartTotals(cart.view, null);
  return (
    totals && (
      <p className="cart-due">
        <span>{t('totals.total')}</span>
        <span>{formatPrice(totals.total, locale)}</span>
      </p>
    )
  );
}
