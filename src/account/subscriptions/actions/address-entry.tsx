import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from '~/src/account/addresses/address-form';
import { homeCountryOf } from '~/src/account/addresses/address-regions';
import { toFields, type AddressValues } from '~/src/account/addresses/address-schema';
import { shownPhone, toE164 } from '~/src/account/settings/phone';
import { useLocale } from '~/src/features/locale';
import type { BillingPostalAddress } from '~/src/gateways/recharge/to-address';
import { useSubscriptionActions } from '../use-subscription-actions';
import type { ActionProps } from './action-props';

const toValues = ({ countryCode, ...rest }: BillingPostalAddress): AddressValues => {
  const { firstName, lastName, company, address1, address2, city, province, zip, phone } = rest;
  const place = { company, address1, address2, city, province, zip };
  const country = countryCode === 'CA' ? 'Canada' : 'United States';
  // Never the default: the form hides that choice for a default address.
  return { firstName, lastName, ...place, phone: shownPhone(phone), country, isDefault: true };
};

const toPostal = (values: AddressValues): BillingPostalAddress => {
  const { country, ...fields } = toFields(values);
  return {
    ...fields,
    phone: toE164(fields.phone) ?? fields.phone,
    countryCode: country === 'Canada' ? 'CA' : 'US',
  };
};

/** The store sends to its own country alone. */
const useStoreCountry = (): string => {
  const { locale } = useLocale();
  return homeCountryOf(locale.store).name;
};

/** Takes the focus from the button that the form has replaced. */
function FocusedForm({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  return (
    <div ref={place} className="sub-correction">
      {children}
    </div>
  );
}

/** Corrects a delivery address for everything that is sent there. */
export function AddressCorrection({ subscription, all = [], onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const { editAddress } = useSubscriptionActions();
  const onlyCountry = useStoreCountry();
  const { address } = subscription;
  if (!address) return null;
  const others = all.filter(
    ({ id, addressId }) => id !== subscription.id && addressId === address.id,
  );
  return (
    <FocusedForm>
      {others.length > 0 && (
        <p className="account-hint">{t('addressForm.shared', { count: others.length })}</p>
      )}
      <AddressForm
        initial={toValues(address)}
        onlyCountry={onlyCountry}
        problem={t('news.saveFailed')}
        onSave={values => {
          onDone(() => editAddress([subscription, ...others], address, toPostal(values)));
          return Promise.resolve(null);
        }}
        onCancel={onLeave}
      />
    </FocusedForm>
  );
}

/**
 * Adds an address and sends the subscription there.
 * @param cardId the card that pays today; null if unknown
 */
export function AddressEntry({
  subscription,
  cardId,
  onDone,
  onLeave,
}: ActionProps & { readonly cardId: string | null }) {
  const { t } = useTranslation('account-subscriptions');
  const onlyCountry = useStoreCountry();
  const { sendToNew } = useSubscriptionActions();
  const { address } = subscription;
  const initial: AddressValues = {
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    company: '',
    address1: '',
    address2: '',
    city: '',
    province: '',
    zip: '',
    phone: shownPhone(address?.phone ?? ''),
    country: onlyCountry,
    isDefault: true,
  };
  return (
    <FocusedForm>
      <AddressForm
        initial={initial}
        onlyCountry={onlyCountry}
        problem={t('news.saveFailed')}
        onSave={values => {
          onDone(() => sendToNew(subscription, { ...toPostal(values), paymentMethodId: cardId }));
          return Promise.resolve(null);
        }}
        onCancel={onLeave}
      />
    </FocusedForm>
  );
}
