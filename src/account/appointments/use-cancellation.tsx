import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneLink } from '~/src/features/links';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { CheckIcon } from '~/src/ui/icons';
import { LoadFailure } from '../ui/load-failure';
import { CancelDialog } from './cancel-dialog';
import { useAppointmentChanges } from './use-appointments';
import { useAppointmentFormat } from './use-appointment-format';

interface Problem {
  readonly appointment: Appointment;
  /** The visit has begun, so a retry cannot succeed. */
  readonly isOver: boolean;
}

/** Cancels consultations: the confirmation, and its outcome. */
export interface Cancellation {
  readonly ask: (appointment: Appointment) => void;
  readonly dialog: ReactNode;
  /** Announces the cancellation. */
  readonly announcement: ReactNode;
  readonly problem: ReactNode;
}

/** @param onCancelled called as soon as the button is pressed */
export const useCancellation = (onCancelled: () => void): Cancellation => {
  const { t } = useTranslation('account-appointments');
  const format = useAppointmentFormat();
  const { cancel } = useAppointmentChanges();
  const [asked, setAsked] = useState<{ appointment: Appointment | null; isOpen: boolean }>({
    appointment: null,
    isOpen: false,
  });
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);

  const run = async (appointment: Appointment): Promise<void> => {
    setAnnouncement('');
    setProblem(null);
    onCancelled();
    const done = await cancel(appointment);
    if (done.ok) {
      // Another window may have moved it since this one showed it.
      const { startsAt, dealer } = done.value;
      setAnnouncement(t('cancel.done', { when: format.when(startsAt, dealer.timeZone) }));
      return;
    }
    const isOver = done.error.userErrors.some(({ code }) => code === 'appointment-past');
    setProblem({ appointment, isOver });
  };

  return {
    ask: appointment => setAsked({ appointment, isOpen: true }),
    announcement: (
      <p role="status" className={announcement === '' ? 'sr-only' : 'account-news'}>
        {announcement !== '' && <CheckIcon size={20} />}
        {announcement}
      </p>
    ),
    problem:
      problem &&
      (problem.isOver ? (
        <p role="alert" className="account-failure">
          {t('cancel.over')}
        </p>
      ) : (
        <LoadFailure onRetry={() => void run(problem.appointment)}>
          {t('cancel.failed', { dealer: problem.appointment.dealer.name })}{' '}
          <PhoneLink phone={problem.appointment.dealer.phone} className="link" />
        </LoadFailure>
      )),
    dialog: (
      <CancelDialog
        appointment={asked.appointment}
        isOpen={asked.isOpen}
        onClose={() => setAsked(now => ({ ...now, isOpen: false }))}
        onCancel={appointment => void run(appointment)}
      />
    ),
  };
};
