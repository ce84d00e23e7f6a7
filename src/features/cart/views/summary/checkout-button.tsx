import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import type { CartState } from '~/src/features/cart/types';
import { useCheckout } from './use-checkout';
import { SlowMessage } from '../slow-message';

/** The checkout button, or the reason why checkout is not possible now. */
export function CheckoutButton({ cart }: { readonly cart: CartState }) {
  const { t } = useTranslation('cart');
  const id = useId();
  const { isLeaving, hasFailed, obstacle, open, stay } = useCheckout(cart);
  return (
    <div className="grid gap-2">
      <div role="status" id={id}>
        {isLeaving && (
          <SlowMessage
            key={cart.answers}
            text={t('wait.checkout')}
            longText={t('wait.longCheckout')}
            goOn={t('wait.stay')}
            onGoOn={stay}
          />
        )}
        {obstacle && <p className="text-sm">{t(obstacle)}</p>}
      </div>
      {hasFailed && (
        <p role="alert" className="field-error">
          {t('errors.checkout')}
        </p>
      )}
      <Button
        variant="primary"
        busy={isLeaving}
        aria-disabled={obstacle !== null || undefined}
        aria-describedby={obstacle === null ? undefined : id}
        onClick={open}
      >
        {isLeaving ? t('goingToCheckout') : t('checkout')}
      </Button>
    </div>
  );
}
