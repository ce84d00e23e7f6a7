import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areaLine } from '~/src/domain/commerce/customer-address';
import { shownDay } from '../ui/shown-day';
import { useLocale } from '~/src/features/locale';
import type { BillingPostalAddress } from '~/src/gateways/recharge/to-address';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { cx } from '~/src/ui/class-names';
import { Disclosure } from '~/src/ui/disclosure';
import { ActionLink } from './actions/action-link';
import { allowedActions, type SubscriptionAction } from './allowed-actions';
import { lineTotal, type Delivery } from './deliveries';
import { ServiceExpiry } from './service-expiry';
import { SubscriptionStatus } from './subscription-status';
import { useSubscriptionFormat } from './use-subscription-format';

/** The lines of a postal address. */
export const billingAddressLines = (address: BillingPostalAddress): readonly string[] =>
  [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.company,
    address.address1,
    address.address2,
    areaLine(address),
    address.countryCode === 'CA' ? 'Canada' : 'United States',
  ].filter(Boolean);

/** An address, one line below the other. */
export function BillingAddressText({ address }: { readonly address: BillingPostalAddress }) {
  return (
    <address className="address-text">
      {billingAddressLines(address).map((line, at) => (
        <span key={at}>{line}</span>
      ))}
    </address>
  );
}

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly action?: SubscriptionAction;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly subscription: Subscription;
  readonly className?: string;
}

function Facts({ facts, subscription, className }: FactsProps) {
  const { t } = useTranslation('account-subscriptions');
  const allowed = allowedActions(subscription);
  return (
    <dl className={cx('sub-facts', className)}>
      {facts.map(({ label, value, action }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {action && allowed.includes(action) && (
              <ActionLink
                subscriptionId={subscription.id}
                action={action}
                className="link sub-fact-change"
                aria-label={t('details.changeLabel', { label })}
              >
                {t('details.change')}
              </ActionLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SubscriptionDetailsProps {
  readonly subscription: Subscription;
  readonly delivery: Delivery | null;
}

/** The details of a subscription, the least used ones last (spec account §3). */
export function SubscriptionDetails({ subscription, delivery }: SubscriptionDetailsProps) {
  const { t } = useTranslation('account-subscriptions');
  const { locale } = useLocale();
  const format = useSubscriptionFormat();
  const { nextChargeDate: next, isDigital, price, quantity, petName } = subscription;
  const day = next === null ? t('details.none') : format.day(next);
  const charge = delivery?.charge;
  const isFreeOfShipping = charge?.shipping.cents === 0;
  const shipping = charge ? format.day(charge.scheduledAt) : day;
  const amount = format.money(delivery?.total ?? lineTotal(subscription));
  const { frequency, status } = subscription;
  // An inactive subscription has no meaningful dates.
  const isScheduled = next !== null || status === 'active';
  const isBiMonthly = frequency.unit === 'month' && frequency.count === 2;
  const schedule: readonly Fact[] = [
    {
      label: t('details.frequency'),
      value: (
        <span>
          {format.frequency(frequency)}
          {isBiMonthly && <span className="sub-option-detail">{t('frequency.biMonthlyHint')}</span>}
        </span>
      ),
      action: 'frequency',
    },
    ...(isScheduled
      ? [{ label: t('details.order'), value: day, action: 'next-date' as const }]
      : []),
    ...(isDigital
      ? [{ label: t('details.expiry'), value: <ServiceExpiry subscription={subscription} /> }]
      : []),
    { label: t('details.quantity'), value: quantity, action: 'quantity' },
    ...(petName === null ? [] : [{ label: t('details.pet'), value: petName }]),
  ];
  const costs: readonly Fact[] = [
    ...(charge
      ? [
          { label: t('details.items'), value: format.money(charge.subtotal) },
          ...(isFreeOfShipping && isDigital
            ? []
            : [
                {
                  label: t('details.shippingCost'),
                  value: isFreeOfShipping ? t('details.free') : format.money(charge.shipping),
                },
              ]),
          { label: t('details.tax'), value: format.money(charge.tax) },
        ]
      : []),
    {
      label: t(charge || next === null ? 'details.amount' : 'details.estimate'),
      value: next === null ? t('details.none') : amount,
    },
  ];
  const more: readonly Fact[] = [
    { label: t('details.status'), value: <SubscriptionStatus subscription={subscription} /> },
    ...(isDigital || !isScheduled ? [] : [{ label: t('details.shipping'), value: shipping }]),
    ...(isScheduled ? [{ label: t('details.billing'), value: day }] : []),
    { label: t('details.price'), value: format.money(price) },
    ...(subscription.sku ? [{ label: t('details.model'), value: subscription.sku }] : []),
    { label: t('details.started'), value: shownDay(subscription.createdAt, locale) },
    ...(subscription.cancellationReason
      ? [{ label: t('details.reason'), value: subscription.cancellationReason }]
      : []),
  ];
  return (
    <section aria-labelledby="schedule" className="account-card sub-details">
      <h2 id="schedule" className="text-xl">
        {t('schedule')}
      </h2>
      <Facts facts={schedule} subscription={subscription} />
      {isScheduled && <Facts facts={costs} subscription={subscription} className="sub-costs" />}
      <Disclosure summary={t('details.more')}>
        <Facts facts={more} subscription={subscription} />
      </Disclosure>
    </section>
  );
}

interface SubscriptionPlaceProps {
  readonly subscription: Subscription;
  /** The payment method, if the subscription has one. */
  readonly payment: ReactNode;
}

/** Where a subscription is sent, and what pays for it. */
export function SubscriptionPlace({ subscription, payment }: SubscriptionPlaceProps) {
  const { t } = useTranslation('account-subscriptions');
  const { address, isDigital } = subscription;
  const title = t(isDigital ? 'billing' : 'delivery');
  const pays: Fact = { label: t('details.payment'), value: payment };
  const place: readonly Fact[] = address
    ? [
        {
          // Nothing is sent there for a service; it decides the taxes.
          label: t(isDigital ? 'details.addressOnFile' : 'details.address'),
          value: <BillingAddressText address={address} />,
          action: 'address',
        },
      ]
    : [];
  const facts = isDigital ? [pays, ...place] : [...place, pays];
  return (
    <section aria-label={title} className="account-card sub-details sub-place">
      <h2 className="text-xl">{title}</h2>
      <Facts facts={facts} subscription={subscription} />
    </section>
  );
}
