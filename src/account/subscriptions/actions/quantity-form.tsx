import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityStepper } from '~/src/ui/forms/quantity-stepper';
import { multiplyMoney } from '~/src/domain/commerce/money';
import { usePictures } from '../data/use-pictures';
import { SubscriptionPicture } from '../subscription-picture';
import { useSubscriptionActions } from '../use-subscription-actions';
import { useSubscriptionFormat } from '../use-subscription-format';
import { ActionForm } from './action-form';
import type { ActionProps } from './action-props';

const LEAST = 1;
const MOST = 99;

/** Chooses the quantity of each delivery. */
export function QuantityForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { setQuantity } = useSubscriptionActions();
  const { quantity: now, price } = subscription;
  const [quantity, setValue] = useState(now);
  const [isRefused, setRefused] = useState(false);
  const problemId = useId();
  const pictures = usePictures([subscription]);
  return (
    <ActionForm
      yes={t('dialog.save')}
      isUnchanged={quantity === now && !isRefused}
      onLeave={onLeave}
      onSubmit={() => {
        if (isRefused) return false;
        onDone(() => setQuantity(subscription, quantity));
        return true;
      }}
    >
      <div className="sub-dialog-item">
        <SubscriptionPicture
          image={pictures.get(subscription.variantId ?? '')}
          isDigital={subscription.isDigital}
        />
        <p>
          <b>{format.name(subscription)}</b>
          <span className="sub-soft">{format.frequency(subscription.frequency)}</span>
        </p>
      </div>
      <div className="sub-quantity">
        <QuantityStepper
          value={quantity}
          min={LEAST}
          max={MOST}
          problemId={isRefused ? problemId : undefined}
          labels={{
            quantity: t('quantityForm.label'),
            increase: t('quantityForm.increase'),
            decrease: t('quantityForm.decrease'),
          }}
          onRefuse={() => setRefused(true)}
          onChange={value => {
            setValue(value);
            setRefused(false);
          }}
        />
        <p aria-live="polite">
          <b>{format.money(multiplyMoney(price, quantity))}</b> {t('quantityForm.total')}
        </p>
      </div>
      {isRefused && (
        <span id={problemId} role="alert" className="field-error">
          {t('quantityForm.invalid', { min: LEAST, max: MOST })}
        </span>
      )}
    </ActionForm>
  );
}
