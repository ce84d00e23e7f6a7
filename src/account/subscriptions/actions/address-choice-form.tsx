import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chargedFor } from '~/src/account/payment/charged-cards';
import { useCardFormat } from '~/src/account/payment/use-card-format';
import { usePaymentMethods } from '~/src/account/payment/use-payment-methods';
import { useBillingAddresses } from '../data/use-choices';
import { billingAddressLines } from '../subscription-details';
import { useSubscriptionActions } from '../use-subscription-actions';
import { ActionForm, OptionList } from './action-form';
import type { ActionProps } from './action-props';
import { AddressCorrection, AddressEntry } from './address-entry';
import { Choices } from './choices';

/** Chooses another of the customer's addresses, adds one, or corrects the current one. */
export function AddressChoiceForm(props: ActionProps) {
  const { subscription, onDone, onLeave } = props;
  const { t } = useTranslation('account-subscriptions');
  const read = useBillingAddresses();
  const { sendTo } = useSubscriptionActions();
  const [selected, setSelected] = useState(subscription.addressId);
  const [isCardKept, setCardKept] = useState(false);
  const { data: methods = [] } = usePaymentMethods();
  const formatCard = useCardFormat();
  const card = chargedFor(methods, subscription.addressId);
  const otherCard = chargedFor(methods, selected);
  const isOtherCard = otherCard !== null && otherCard.id !== card?.id;
  const sentThere = (props.all ?? []).filter(({ addressId }) => addressId === selected).length;
  const [typing, setTyping] = useState<'correction' | 'new' | null>(null);
  if (typing === 'correction') return <AddressCorrection {...props} />;
  if (typing === 'new') return <AddressEntry {...props} cardId={card?.id ?? null} />;
  return (
    <Choices read={read}>
      {addresses => (
        <ActionForm
          yes={t('dialog.save')}
          onLeave={onLeave}
          onSubmit={() => {
            const address = addresses.find(({ id }) => id === selected);
            onDone(() => {
              if (address && address.id !== subscription.addressId) {
                const isKept = isCardKept && isOtherCard;
                sendTo(subscription, address, isKept ? (card?.id ?? null) : null);
              }
            });
            return true;
          }}
        >
          <OptionList
            legend={t('addressForm.legend')}
            selected={selected}
            onSelect={setSelected}
            options={addresses.map(address => {
              const [name, ...lines] = billingAddressLines(address);
              return { value: address.id, label: name, detail: lines.join(', ') };
            })}
          />
          {isOtherCard && (
            <div className="account-hint">
              <p>
                {t('addressForm.card', {
                  card: formatCard(otherCard).name,
                  expiry: formatCard(otherCard).expiry ?? '',
                })}
              </p>
              {card && (
                <label className="sub-check">
                  <input
                    type="checkbox"
                    checked={isCardKept}
                    onChange={event => setCardKept(event.currentTarget.checked)}
                  />
                  {t('addressForm.keepCard', { card: formatCard(card).name })}
                </label>
              )}
              {card && isCardKept && sentThere > 0 && (
                <p>{t('addressForm.keepShared', { count: sentThere })}</p>
              )}
            </div>
          )}
          <p className="sub-links">
            <button type="button" className="link sub-fact-change" onClick={() => setTyping('new')}>
              {t('addressForm.new')}
            </button>
            {subscription.address && (
              <button
                type="button"
                className="link sub-fact-change"
                onClick={() => setTyping('correction')}
              >
                {t('addressForm.edit')}
              </button>
            )}
          </p>
        </ActionForm>
      )}
    </Choices>
  );
}
