import { useTranslation } from 'react-i18next';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { buttonClass } from '~/src/ui/button';
import { CalendarIcon } from './calendar-icon';
import { useAppointmentWords } from './use-appointment-words';

/** The calendar file of a consultation, which the scheduler sends as a download. */
export function CalendarLink({ appointment }: { readonly appointment: Appointment }) {
  const { t } = useTranslation('account-appointments');
  const words = useAppointmentWords();
  const { calendarUrl, startsAt, dealer } = appointment;
  return (
    <a
      href={calendarUrl}
      download
      className={buttonClass('secondary', 'sm')}
      aria-label={t('actions.calendarLabel', { when: words.when(startsAt, dealer.timeZone) })}
    >
      <CalendarIcon size={20} />
      {t('actions.calendar')}
    </a>
  );
}
