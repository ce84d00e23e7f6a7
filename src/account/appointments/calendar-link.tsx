import { useTranslation } from 'react-i18next';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { buttonClass, type ButtonVariant } from '~/src/ui/button';
import { CalendarIcon } from './calendar-icon';
import { useAppointmentFormat } from './use-appointment-format';

interface CalendarLinkProps {
  readonly appointment: Appointment;
  readonly variant?: ButtonVariant;
}

/** Downloads the calendar file of a consultation. */
export function CalendarLink({ appointment, variant = 'secondary' }: CalendarLinkProps) {
  const { t } = useTranslation('account-appointments');
  const format = useAppointmentFormat();
  const { calendarUrl, startsAt, dealer } = appointment;
  return (
    <a
      href={calendarUrl}
      download
      className={buttonClass(variant, 'sm')}
      aria-label={t('actions.calendarLabel', { when: format.when(startsAt, dealer.timeZone) })}
    >
      <CalendarIcon size={20} />
      {t('actions.calendar')}
    </a>
  );
}
