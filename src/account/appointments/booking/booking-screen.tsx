import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { CheckIcon, ChevronLeftIcon } from '~/src/ui/icons';
import { SignedInContext } from '~/src/account/session/session-context';
import { AccountPage } from '~/src/account/ui/account-page';
import { KnownSession } from '~/src/account/ui/known-session';
import type { ScreenProps } from '~/src/account/ui/screen-props';
import { APPOINTMENTS } from '../appointment-paths';
import { isReminderAhead } from '../visit-nearness';
import { Booked } from './booked';
import { forgetDraft } from './booking-draft';
import { BookingForm } from './booking-form';
import { storeBookingId, StoredBooking, storedBookingId } from './stored-booking';
import '~/src/styles/sheets/account-screens.css';

/** The booking screen, for customers and visitors. */
export function BookingScreen({ location }: ScreenProps) {
  const { t } = useTranslation('account-appointments');
  const account = useContext(SignedInContext);
  const [booked, setBooked] = useState<Appointment | null>(null);
  const storedId = storedBookingId(location.state);
  const isReminded = booked !== null && isReminderAhead(booked, new Date());
  const form = (
    <BookingForm
      search={location.search}
      onBooked={appointment => {
        forgetDraft();
        storeBookingId(appointment);
        setBooked(appointment);
      }}
    />
  );

  return (
    <AccountPage
      heading={t(booked ? 'booked.headline' : 'booking.headline')}
      isTitle={Boolean(booked)}
      subHeading={
        booked
          ? t(isReminded ? 'booked.mail' : 'booked.mailSoon', { email: booked.email })
          : t('booking.lead')
      }
      back={
        booked ? (
          <span className="visit-check">
            <CheckIcon size={28} />
          </span>
        ) : (
          account && (
            <LocalLink to={APPOINTMENTS} className="account-back">
              <ChevronLeftIcon size={20} />
              {t('actions.all')}
            </LocalLink>
          )
        )
      }
    >
      <KnownSession>
        {booked && <Booked appointment={booked} />}
        {!booked && storedId === null && form}
        {!booked && storedId !== null && (
          <StoredBooking id={storedId} onKnown={setBooked}>
            {form}
          </StoredBooking>
        )}
      </KnownSession>
    </AccountPage>
  );
}
