import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import { useCardFormat } from './use-card-format';

/** A payment method with its expiry, and any problem with it. */
export function CardText({ method }: { readonly method: PaymentMethod }) {
  const { t } = useTranslation('account-payment');
  const { name, expiry, state } = useCardFormat()(method);
  return (
    <span className="payment-card">
      <span className="card-name">{name}</span>
      {expiry && (
        <span className="card-expiry" data-state={state}>
          {expiry}
        </span>
      )}
      {state === 'invalid' && (
        <span className="card-expiry" data-state={state}>
          {t('invalid')}
        </span>
      )}
    </span>
  );
}
