import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { Button, buttonClass } from '~/src/ui/button';
import { AppointmentFacts } from './appointment-facts';
import { reschedulePath } from './appointment-paths';
import { CalendarLink } from './calendar-link';
import { useAppointmentFormat } from './use-appointment-format';
import { VisitWhen } from './visit-when';

interface AppointmentCardProps {
  readonly appointment: Appointment;
  readonly onCancel: (appointment: Appointment) => void;
}

/** A consultation, with its actions while it is still ahead. */
export function AppointmentCard({ appointment, onCancel }: AppointmentCardProps) {
  const { t } = useTranslation('account-appointments');
  const format = useAppointmentFormat();
  const { id, kind, status, startsAt, dealer } = appointment;
  const when = format.when(startsAt, dealer.timeZone);
  return (
    <article className="account-card visit-card" data-status={status}>
      <header>
        <h3 className="visit-kind">{t(`kinds.${kind}`)}</h3>
        <span className={status === 'open' ? 'badge' : 'badge badge-quiet'}>
          {t(`status.${status}`)}
        </span>
      </header>
      <VisitWhen appointment={appointment} />
      <AppointmentFacts appointment={appointment} />
      {status === 'open' && (
        <div className="visit-actions">
          <LocalLink
            to={reschedulePath(id)}
            className={buttonClass('strong', 'sm')}
            aria-label={t('actions.moveLabel', { when })}
          >
            {t('actions.move')}
          </LocalLink>
          <CalendarLink appointment={appointment} />
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('actions.cancelLabel', { when })}
            onClick={() => onCancel(appointment)}
          >
            {t('actions.cancel')}
          </Button>
        </div>
      )}
    </article>
  );
}
