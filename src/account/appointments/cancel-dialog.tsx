import { useTranslation } from 'react-i18next';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { LocalLink } from '~/src/features/links';
import { Button, buttonClass } from '~/src/ui/button';
import { Dialog } from '~/src/ui/dialog';
import { reschedulePath } from './appointment-paths';
import { useAppointmentFormat } from './use-appointment-format';

interface CancelDialogProps {
  /** Null until it is first opened. */
  readonly appointment: Appointment | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCancel: (appointment: Appointment) => void;
}

/** Asks for confirmation before canceling a consultation. */
export function CancelDialog({ appointment, isOpen, onClose, onCancel }: CancelDialogProps) {
  const { t } = useTranslation('account-appointments');
  const format = useAppointmentFormat();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('cancel.title')}
      closeLabel={t('common:close')}
    >
      <div className="visit-confirm">
        {appointment && (
          <p>
            <b>{t(`kinds.${appointment.kind}`)}</b>
            <br />
            {format.when(appointment.startsAt, appointment.dealer.timeZone)}
            <br />
            {appointment.dealer.name}
          </p>
        )}
        <p className="visit-soft">{t('cancel.body')}</p>
        <div className="visit-confirm-actions">
          {appointment && (
            <LocalLink
              to={reschedulePath(appointment.id)}
              className={buttonClass()}
              onClick={onClose}
            >
              {t('cancel.move')}
            </LocalLink>
          )}
          <Button
            variant="secondary"
            onClick={() => {
              if (!isOpen || !appointment) return;
              onClose();
              onCancel(appointment);
            }}
          >
            {t('cancel.yes')}
          </Button>
          <button type="button" className="link visit-quiet" onClick={onClose}>
            {t('cancel.no')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
