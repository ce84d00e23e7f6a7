import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { buttonClass } from '~/src/ui/button';
import { ArrowRightIcon } from '~/src/ui/icons';
import { RefreshIcon } from '~/src/ui/topic-icons';
import { useUpcomingCharges } from '../subscriptions/data/use-charges';
import { useSubscriptions } from '../subscriptions/data/use-subscriptions';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureKind } from '../ui/failure-kind';
import { LoadFailure } from '../ui/load-failure';
import { CardAlerts } from './card-alerts';
import { nextCharge, type NextCharge, type NextItem } from './next-charge';

const FAILURES = { busyStore: 'next.busyStore', failed: 'next.failed' } as const;

function Picture({ image }: Pick<NextItem, 'image'>) {
  return (
    <span className="frame frame-tile">
      {image ? (
        <img src={image} alt="" width={96} height={96} />
      ) : (
        <RefreshIcon size={36} className="next-icon" />
      )}
    </span>
  );
}

function Item({ item }: { readonly item: NextItem }) {
  const { t } = useTranslation('account-payment');
  const { subscriptionId, title, variantTitle, quantity, petName, canBeSkipped } = item;
  const path = `/account/subscriptions/${subscriptionId}`;
  const facts = [
    petName && t('next.forPet', { petName }),
    variantTitle,
    quantity > 1 && t('next.quantity', { count: quantity }),
  ].filter(Boolean);
  return (
    <li>
      <Picture image={item.image} />
      <div>
        <p className="next-title">{title}</p>
        {facts.length > 0 && <p className="next-facts">{facts.join(' · ')}</p>}
      </div>
      <div className="next-actions">
        {canBeSkipped && (
          <LocalLink
            to={`${path}/skip`}
            className={buttonClass('strong', 'sm')}
            aria-label={t('next.skipLabel', { title })}
          >
            {t('next.skip')}
          </LocalLink>
        )}
        <LocalLink
          to={path}
          className={buttonClass('secondary', 'sm')}
          aria-label={t('next.manageLabel', { title })}
        >
          {t('next.manage')}
        </LocalLink>
      </div>
    </li>
  );
}

function Next({ next: { charge, items } }: { readonly next: NextCharge }) {
  const { t } = useTranslation('account-payment');
  const { locale } = useLocale();
  const amount = formatPrice(charge.total, locale);
  const day = new Intl.DateTimeFormat(locale.dateFormat, {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  }).format(new Date(charge.scheduledAt));
  return (
    <div className="next-card">
      <div className="next-head">
        <p className="next-day">
          <time dateTime={charge.scheduledAt}>{day}</time>
        </p>
        <p className="next-amount">{amount}</p>
        <p className="next-charged">{t('next.charged', { amount })}</p>
      </div>
      <ul className="next-items">
        {items.map(item => (
          <Item key={item.subscriptionId} item={item} />
        ))}
      </ul>
    </div>
  );
}

/** What is sent or paid next, on which day and at what cost; nothing without subscriptions. */
export function NextDelivery() {
  const { t } = useTranslation('account-payment');
  const charges = useUpcomingCharges();
  const subscriptions = useSubscriptions();
  const error = charges.error ?? subscriptions.error;
  const isKnown = charges.data !== undefined && subscriptions.data !== undefined;
  const next = isKnown ? nextCharge(charges.data, subscriptions.data) : null;
  if (isKnown && !next && !error) return null;
  const readAgain = (): void => {
    if (charges.error) void charges.refetch();
    if (subscriptions.error) void subscriptions.refetch();
  };
  return (
    <section aria-labelledby="home-next" className="home-section home-next">
      <div className="home-section-head">
        <h2 id="home-next" className="text-2xl">
          {t(next && !next.isDelivery ? 'next.payment' : 'next.delivery')}
        </h2>
        <LocalLink to="/account/subscriptions" className="link-arrow">
          {t('next.all')}
          <ArrowRightIcon size={20} />
        </LocalLink>
      </div>
      {next && <CardAlerts charges={charges.data ?? []} />}
      {next && <Next next={next} />}
      {!next && error && (
        <LoadFailure
          onRetry={readAgain}
          isRetrying={charges.isFetching || subscriptions.isFetching}
        >
          {t(FAILURES[failureKind(error)])}
        </LoadFailure>
      )}
      {!isKnown && !error && <AccountSkeleton rows={1} />}
    </section>
  );
}
