import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from '~/src/account/addresses/address-form';
import { toFields, type AddressValues } from '~/src/account/addresses/address-schema';
import type { AddressChange } from '~/src/gateways/recharge/addresses';
import type { BillingPostalAddress } from '~/src/gateways/recharge/to-address';
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
  // It is nobody's default address: the form leaves that choice away for a default one.
  return { firstName, lastName, ...place, phone, country, isDefault: true };
};

const toChange = (values: AddressValues): AddressChange => {
  const { country, ...fields } = toFields(values);
  return { ...fields, countryCode: country === 'Canada' ? 'CA' : 'US' };
};

/** Corrects the address to which a subscription is sent, for all that is sent there. */
function Correction({ subscription, all = [], onDone }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const { editAddress } = useSubscriptionActions();
  const { address } = subscription;
  if (!address) return null;
  const others = all.filter(
    ({ id, addressId }) => id !== subscription.id && addressId === address.id,
  );
  return (
    <>
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
      />
    </>
  );
}

/** Chooses where a subscription is sent: another of the customer's addresses, or this one corrected. */
export function AddressChoiceForm(props: ActionProps) {
  const { subscription, onDone, onLeave } = props;
  const { t } = useTranslation('account-subscriptions');
  const read = useBillingAddresses();
  const { sendTo } = useSubscriptionActions();
  const [selected, setSelected] = useState(subscription.addressId);
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
              if (address && address.id !== subscription.addressId) sendTo(subscription, address);
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
