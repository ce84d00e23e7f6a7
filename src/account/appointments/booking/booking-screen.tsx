import { useContext, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { ChevronLeftIcon } from '~/src/ui/icons';
import { useOwnedSession } from '../../session/owned-session-context';
import { SignedInContext } from '../../session/session-context';
import { AccountPage } from '../../ui/account-page';
import { AccountSkeleton } from '../../ui/account-skeleton';
import { failureText } from '../../ui/failure-text';
import { LoadFailure } from '../../ui/load-failure';
import type { ScreenProps } from '../../ui/screen-props';
import { APPOINTMENTS } from '../appointment-paths';
import { Booked } from './booked';
import { forgetDraft } from './booking-draft';
import { BookingForm } from './booking-form';
import '~/src/ui/styles/sheets/account-appointments.css';

/** The booking of consultations, for customers and for visitors alike. */
export function BookingScreen({ location }: ScreenProps) {
  const { t } = useTranslation(['account-appointments', 'account']);
  const session = useOwnedSession();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const account = useContext(SignedInContext);
  const [booked, setBooked] = useState<Appointment | null>(null);
  // Once it is shown it stays, whatever becomes of the session.
  const isShown = useRef(false);
  isShown.current ||= state.status === 'signedIn' || state.status === 'signedOut';

  if (!isShown.current) {
    return state.status === 'unreachable' ? (
      <LoadFailure onRetry={() => void session.refresh()}>
        {failureText(t, state.error)}
      </LoadFailure>
    ) : (
      <AccountSkeleton />
    );
  }
  return (
    <AccountPage
      heading={t(booked ? 'booked.headline' : 'booking.headline')}
      subHeading={booked ? null : t('booking.lead')}
      back={
        account && (
          <LocalLink to={APPOINTMENTS} className="account-back">
            <ChevronLeftIcon size={20} />
            {t('actions.all')}
          </LocalLink>
        )
      }
    >
      {booked ? (
        <Booked appointment={booked} />
      ) : (
        <BookingForm
          search={location.search}
          onBooked={appointment => {
            forgetDraft();
            setBooked(appointment);
          }}
        />
      )}
    </AccountPage>
  );
}
