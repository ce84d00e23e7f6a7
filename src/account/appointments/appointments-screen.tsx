import { useEffect, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { Appointment, AppointmentList } from '~/src/gateways/scheduler/decoders';
import { buttonClass } from '~/src/ui/button';
import { ordersPath } from '../orders/order-paths';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { EmptyPanel } from '../ui/empty-panel';
import { LoadFailure } from '../ui/load-failure';
import { AppointmentCard } from './appointment-card';
import { BOOKING } from './appointment-paths';
import { Expectations } from './expectations';
import { FetchFailure } from './fetch-failure';
import { useAppointments } from './use-appointments';
import { useCancellation } from './use-cancellation';
import '~/src/styles/sheets/account-screens.css';

function BookLink() {
  const { t } = useTranslation('account-appointments');
  return (
    <LocalLink to={BOOKING} className={buttonClass('primary')}>
      {t('book')}
    </LocalLink>
  );
}

function WhatToExpect({ next = null }: { readonly next?: Appointment | null }) {
  return (
    <aside className="visit-aside" aria-labelledby="visit-expect">
      <Expectations id="visit-expect" visit={next} />
    </aside>
  );
}

function Empty() {
  const { t } = useTranslation('account-appointments');
  return (
    <div className="visit-columns">
      <EmptyPanel id="visits-none" picture="appointments" heading={t('list.emptyTitle')}>
        <p>{t('list.emptyBody')}</p>
        <BookLink />
        <p className="visit-soft">
          {t('list.elsewhere')}{' '}
          <LocalLink to={ordersPath()} className="link">
            {t('list.orders')}
          </LocalLink>
        </p>
      </EmptyPanel>
      <WhatToExpect />
    </div>
  );
}

interface ListProps {
  readonly list: AppointmentList;
  readonly onCancel: (appointment: Appointment) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

function Cards({ some, onCancel }: { some: readonly Appointment[] } & Pick<ListProps, 'onCancel'>) {
  return (
    <ul className="visit-list">
      {some.map(each => (
        <li key={each.id}>
          <AppointmentCard appointment={each} onCancel={onCancel} />
        </li>
      ))}
    </ul>
  );
}

function Lists({ list: { open, past }, onCancel, headingRef }: ListProps) {
  const { t } = useTranslation('account-appointments');
  if (open.length + past.length === 0) return <Empty />;
  return (
    <div className="visit-columns">
      <div className="visit-main">
        <section aria-labelledby="visits-open" className="visit-section">
          <h2 id="visits-open" ref={headingRef} tabIndex={-1} className="text-2xl">
            {t('list.open')}
          </h2>
          {open.length === 0 ? <p>{t('list.none')}</p> : <Cards some={open} onCancel={onCancel} />}
        </section>
        {past.length > 0 && (
          <section aria-labelledby="visits-past" className="visit-section">
            <h2 id="visits-past" className="text-2xl">
              {t('list.past')}
            </h2>
            <Cards some={past} onCancel={onCancel} />
          </section>
        )}
      </div>
      <div className="visit-side">
        <WhatToExpect next={open[0] ?? null} />
        {open.length > 0 && (
          <LocalLink to={BOOKING} className={buttonClass('secondary')}>
            {t('bookAnother')}
          </LocalLink>
        )}
      </div>
    </div>
  );
}

/** The customer's consultations with dealers (spec account §2 "Appointments"). */
export function AppointmentsScreen() {
  const { t } = useTranslation('account-appointments');
  const { data, error, isFetching, refetch } = useAppointments();
  const [cancellations, setCancellations] = useState(0);
  const place = useRef<HTMLHeadingElement>(null);
  const cancellation = useCancellation(() => setCancellations(count => count + 1));

  // The button is gone together with its card.
  useEffect(() => {
    if (cancellations > 0) place.current?.focus({ preventScroll: true });
  }, [cancellations]);

  return (
    <AccountPage
      heading={t('headline')}
      subHeading={t('lead')}
      actions={data && data.open.length === 0 && data.past.length > 0 && <BookLink />}
    >
      {cancellation.announcement}
      {cancellation.problem}
      {error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {data ? t('list.stale') : <FetchFailure error={error} />}
        </LoadFailure>
      )}
      {data && <Lists list={data} onCancel={cancellation.ask} headingRef={place} />}
      {!data && !error && <AccountSkeleton rows={2} />}
      {cancellation.dialog}
    </AccountPage>
  );
}
