import { useTranslation } from 'react-i18next';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { useAppointmentFormat } from './use-appointment-format';

/** The day and time of a consultation, shown prominently. */
export function VisitWhen({ appointment }: { readonly appointment: Appointment }) {
  const { t } = useTranslation('account-appointments');
  const format = useAppointmentFormat();
  const { startsAt, dealer, status } = appointment;
  const day = status === 'open' ? format.upcomingDay : format.day;
  return (
    <p className="visit-when">
      <time dateTime={startsAt}>
        <b>{day(startsAt, dealer.timeZone)}</b>{' '}
        <span>{format.timeAndZone(startsAt, dealer.timeZone)}</span>
      </time>
      <span>{t('facts.length')}</span>
    </p>
  );
}
