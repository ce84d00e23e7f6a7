import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areaLine } from '~/src/domain/commerce/customer-address';
import { formatDay } from '~/src/domain/content/article-date';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import type { BillingPostalAddress } from '~/src/gateways/recharge/to-address';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { allowedActions, type SubscriptionAction } from './allowed-actions';
import { lineTotal, type Delivery } from './deliveries';
import { ServiceExpiry } from './service-expiry';
import { actionPath } from './subscription-paths';
import { SubscriptionStatus } from './subscription-status';
import { useSubscriptionWords } from './use-subscription-words';

/** An address in the lines of a letter. */
export const billingAddressLines = (address: BillingPostalAddress): readonly string[] =>
  [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.company,
    address.address1,
    address.address2,
    areaLine(address),
    address.countryCode === 'CA' ? 'Canada' : 'United States',
  ].filter(Boolean);

/** An address with its lines below each other. */
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

function Facts({ facts, subscription }: { facts: readonly Fact[]; subscription: Subscription }) {
  const { t } = useTranslation('account-subscriptions');
  const allowed = allowedActions(subscription);
  return (
    <dl className="sub-facts">
      {facts.map(({ label, value, action }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {action && allowed.includes(action) && (
              <LocalLink
                to={actionPath(subscription.id, action)}
                className="link sub-fact-change"
                aria-label={t('details.changeLabel', { label })}
              >
                {t('details.change')}
              </LocalLink>
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
  /** The payment method, where the subscription is charged to one. */
  readonly payment: ReactNode;
}

/** Everything that is shown of a subscription (spec account §3). */
export function SubscriptionDetails(props: SubscriptionDetailsProps) {
  const { subscription, delivery, payment } = props;
  const { t } = useTranslation('account-subscriptions');
  const { locale } = useLocale();
  const words = useSubscriptionWords();
  const { nextChargeDate: next, isDigital, address, price, quantity } = subscription;
  const day = next === null ? t('details.none') : words.day(next);
  const shipping = delivery?.charge ? words.day(delivery.charge.scheduledAt) : day;
  const amount = words.money(delivery?.total ?? lineTotal(subscription));
  const schedule: readonly Fact[] = [
    {
      label: t('details.frequency'),
      value: words.frequency(subscription.frequency),
      action: 'frequency',
    },
    { label: t('details.order'), value: day, action: 'next-date' },
    ...(isDigital ? [] : [{ label: t('details.shipping'), value: shipping }]),
    { label: t('details.billing'), value: day },
    ...(isDigital
      ? [{ label: t('details.expiry'), value: <ServiceExpiry subscription={subscription} /> }]
      : []),
    { label: t('details.amount'), value: next === null ? t('details.none') : amount },
  ];
  const product: readonly Fact[] = [
    { label: t('details.status'), value: <SubscriptionStatus subscription={subscription} /> },
    { label: t('details.pet'), value: subscription.petName ?? t('details.none') },
    { label: t('details.model'), value: subscription.sku || t('details.none') },
    { label: t('details.quantity'), value: quantity, action: 'quantity' },
    { label: t('details.price'), value: words.money(price) },
    { label: t('details.started'), value: formatDay(subscription.createdAt, locale) },
    ...(subscription.cancellationReason
      ? [{ label: t('details.reason'), value: subscription.cancellationReason }]
      : []),
  ];
  const place: readonly Fact[] = [
    ...(address
      ? [
          {
            label: t('details.address'),
            value: <BillingAddressText address={address} />,
            action: 'address' as const,
          },
        ]
      : []),
    { label: t('details.payment'), value: payment },
  ];
  const groups = [
    { title: t('schedule'), facts: schedule },
    { title: t('details.title'), facts: product },
    { title: t(isDigital ? 'billing' : 'delivery'), facts: place },
  ];
  return (
    <>
      {groups.map(({ title, facts }) => (
        <section key={title} aria-label={title} className="account-card sub-details">
          <h2 className="text-xl">{title}</h2>
          <Facts facts={facts} subscription={subscription} />
        </section>
      ))}
    </>
  );
}
