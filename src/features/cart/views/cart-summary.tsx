import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../domain/format-price';
import { Button } from '../../../ui/button';
import { useLocale } from '../../locale';
import type { CartState } from '../types';
import { useCartActions } from '../use-cart';

/** What the cart comes to, and the way to the checkout. */
export function CartSummary({ cart }: { readonly cart: CartState }) {
  const { t } = useTranslation('cart');
  const { locale } = useLocale();
  const actions = useCartActions();
  const [isLeaving, setLeaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { lines, subtotal } = cart.view;
  const hasAutoship = lines.some(line => line.sellingPlan !== null);

  // The browser may bring this page back as it was left.
  useEffect(() => {
    const stay = (): void => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  const checkout = async (): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    setFailed(false);
    const address = await actions.checkout();
    if (address !== null) {
      window.location.assign(address);
      return;
    }
    setLeaving(false);
    setFailed(true);
  };

  return (
    <div className="grid gap-3">
      {subtotal && (
        <p className="flex justify-between text-lg font-semibold">
          <span>{t('totals.subtotal')}</span>
          <span aria-live="polite">{formatPrice(subtotal, locale)}</span>
        </p>
      )}
      <p className="text-sm text-ink-soft">{t('totals.atCheckout')}</p>
      {hasAutoship && <p className="text-sm text-ink-soft">{t('autoshipTerms')}</p>}
      {hasFailed && (
        <p role="alert" className="field-error">
          {t('errors.checkout')}
        </p>
      )}
      <Button variant="primary" busy={isLeaving} onClick={() => void checkout()}>
        {isLeaving ? t('goingToCheckout') : t('checkout')}
      </Button>
    </div>
  );
}
