import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { buttonClass } from '~/src/ui/button';
import { AppointmentFacts } from '../appointment-facts';
import { reschedulePath } from '../appointment-paths';
import { CalendarLink } from '../calendar-link';

const DAY_MS = 86_400_000;

interface BookedProps {
  readonly appointment: Appointment;
}

/** The confirmation of a consultation, with its calendar file. */
export function Booked({ appointment }: BookedProps) {
  const { t } = useTranslation('account-appointments');
  const { id, kind, email, startsAt } = appointment;
  const isReminded = Date.parse(startsAt) - Date.now() > DAY_MS;
  // The button that had the focus is gone with the form.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <div className="account-card visit-card">
      <h2 className="text-xl">{t(`kinds.${kind}`)}</h2>
      <AppointmentFacts appointment={appointment} />
      <p className="account-news">{t(isReminded ? 'booked.mail' : 'booked.mailSoon', { email })}</p>
      <div className="visit-actions">
        <CalendarLink appointment={appointment} />
        <LocalLink to={reschedulePath(id)} className={buttonClass('secondary', 'sm')}>
          {t('booked.change')}
        </LocalLink>
        <LocalLink to="/" className="link visit-quiet">
          {t('booked.shop')}
        </LocalLink>
      </div>
    </div>
  );
}
