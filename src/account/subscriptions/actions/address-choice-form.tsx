import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from '~/src/account/addresses/address-form';
import { toFields, type AddressValues } from '~/src/account/addresses/address-schema';
import type { AddressChange } from '~/src/gateways/recharge/addresses';
import type { BillingPostalAddress } from '~/src/gateways/recharge/to-address';
import { shownPhone, toE164 } from '~/src/account/settings/phone';
import { chargedFor } from '~/src/account/payment/charged-cards';
import { useCardFormat } from '~/src/account/payment/use-card-format';
import { usePaymentMethods } from '~/src/account/payment/use-payment-methods';
import { useBillingAddresses } from '../data/use-choices';
import { billingAddressLines } from '../subscription-details';
import { useSubscriptionActions } from '../use-subscription-actions';
import { ActionForm, OptionList } from './action-form';
import type { ActionProps } from './action-props';
import { Choices } from './choices';

const toValues = ({ countryCode, ...rest }: BillingPostalAddress): AddressValues => {
  const { firstName, lastName, company, address1, address2, city, province, zip, phone } = rest;
  const place = { company, address1, address2, city, province, zip };
  const country = countryCode === 'CA' ? 'Canada' : 'United States';
  // Never the default: the form hides that choice for a default address.
  return { firstName, lastName, ...place, phone: shownPhone(phone), country, isDefault: true };
};

const toChange = (values: AddressValues): AddressChange => {
  const { country, ...fields } = toFields(values);
  return {
    ...fields,
    phone: toE164(fields.phone) ?? fields.phone,
    countryCode: country === 'Canada' ? 'CA' : 'US',
  };
};

/** Corrects a delivery address for everything that is sent there. */
function Correction({ subscription, all = [], onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const { editAddress } = useSubscriptionActions();
  const { address } = subscription;
  if (!address) return null;
  const others = all.filter(
    ({ id, addressId }) => id !== subscription.id && addressId === address.id,
  );
  return (
    <div className="sub-correction">
      {others.length > 0 && (
        <p className="account-hint">{t('addressForm.shared', { count: others.length })}</p>
      )}
      <AddressForm
        initial={toValues(address)}
        problem={t('news.saveFailed')}
        onSave={values => {
          onDone(() => editAddress([subscription, ...others], address, toChange(values)));
          return Promise.resolve(null);
        }}
        onCancel={onLeave}
      />
    </div>
  );
}

/** Chooses another of the customer's addresses, or corrects the current one. */
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
  const [isCorrecting, setCorrecting] = useState(false);
  if (isCorrecting) return <Correction {...props} />;
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
          {subscription.address && (
            <button
              type="button"
              className="link sub-fact-change"
              onClick={() => setCorrecting(true)}
            >
              {t('addressForm.edit')}
            </button>
          )}
        </ActionForm>
      )}
    </Choices>
  );
}
