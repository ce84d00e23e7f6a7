import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { Button } from '~/src/ui/button';
import { LoadFailure } from '~/src/account/ui/load-failure';
import { ShopPhone } from '~/src/account/ui/shop-phone';
import { TimeChoice, type TimeChoiceProps } from '../time-choice';
import { useAppointmentFormat } from '../use-appointment-format';
import { useReschedule, type RescheduleProblem } from './use-reschedule';

/** The messages beside the day and the time. */
const useProblemTexts = (problem: RescheduleProblem | null): TimeChoiceProps['problems'] => {
  const { t } = useTranslation('account-appointments');
  switch (problem) {
    case 'day': {
      const label = t('booking.fields.day');
      return { day: t('booking.rules.required', { label }), startsAt: null };
    }
    case 'slot':
      return { day: null, startsAt: t('booking.rules.slot') };
    case 'same':
      return { day: null, startsAt: t('reschedule.same') };
    case 'gone':
      return { day: null, startsAt: t('booking.time.gone') };
    case 'failed':
    case null:
      return { day: null, startsAt: null };
  }
};

interface MoveFormProps {
  readonly appointment: Appointment;
  readonly onMoved: (moved: Appointment) => void;
  /** Called when the shown appointment may be out of date. */
  readonly onOutdated: () => void;
  readonly onKeep: () => void;
}

/**
 * Chooses another day and time. The current slot is kept until the scheduler confirms the new one.
 */
export function MoveForm({ appointment, onMoved, onOutdated, onKeep }: MoveFormProps) {
  const { t } = useTranslation('account-appointments');
  const format = useAppointmentFormat();
  const { id, dealer, kind, postalCode } = appointment;
  const title = useRef<HTMLHeadingElement>(null);
  const onRefused = (): void => title.current?.focus();
  const reschedule = useReschedule(appointment, { onMoved, onOutdated, onRefused });
  const { day, startsAt, isOtherTime, problem, onGone, submit, isBusy } = reschedule;
  const problems = useProblemTexts(problem);
  return (
    <form
      noValidate
      className="account-card visit-step"
      aria-labelledby="visit-move"
      aria-busy={isBusy || undefined}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="visit-move" ref={title} tabIndex={-1} className="text-xl">
        {t('reschedule.choose')}
      </h2>
      <TimeChoice
        dealer={dealer}
        kind={kind}
        postalCode={postalCode}
        day={day}
        startsAt={startsAt}
        problems={problems}
        onGone={onGone}
        appointmentId={id}
        present={appointment.startsAt}
        onDay={reschedule.chooseDay}
        onTime={reschedule.chooseTime}
      />
      {problem === 'failed' && !isBusy && (
        <LoadFailure onRetry={submit}>
          {t('booking.failed')} <ShopPhone>{phone => t('booking.call', { phone })}</ShopPhone>
          <br />
          {t('booking.kept')}
        </LoadFailure>
      )}
      <div className="visit-end">
        {isOtherTime ? (
          <p className="visit-end-choice">
            <span className="visit-end-from">
              {format.shortWhen(appointment.startsAt, dealer.timeZone)} →{' '}
            </span>
            {format.shortWhen(startsAt, dealer.timeZone)}
          </p>
        ) : (
          <p className="visit-soft">
            {t(startsAt === '' ? 'booking.chosen.noTime' : 'booking.time.present')}
          </p>
        )}
        <Button
          type="submit"
          variant={isOtherTime ? 'primary' : 'secondary'}
          busy={isBusy}
          className="visit-submit"
        >
          {t(isBusy ? 'reschedule.busy' : 'reschedule.submit')}
        </Button>
      </div>
      <button type="button" className="link visit-quiet" onClick={onKeep}>
        {t('reschedule.keep')}
      </button>
    </form>
  );
}
