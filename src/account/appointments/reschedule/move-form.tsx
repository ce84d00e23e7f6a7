import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatewayError } from '~/src/domain/data/result';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { SLOT_GONE } from '~/src/gateways/scheduler/scheduler-gateway';
import { Button } from '~/src/ui/button';
import { LoadFailure } from '~/src/account/ui/load-failure';
import { ShopPhone } from '~/src/account/ui/shop-phone';
import { useSingleFlight } from '~/src/account/ui/use-single-flight';
import { TimeChoice } from '../time-choice';
import { useAppointmentFormat } from '../use-appointment-format';
import { useAppointmentChanges } from '../use-appointments';

interface MoveFormProps {
  readonly appointment: Appointment;
  readonly onMoved: (moved: Appointment) => void;
  /** Called when the shown appointment may be out of date. */
  readonly onOutdated: () => void;
  readonly onKeep: () => void;
}

type Problem = 'day' | 'slot' | 'same' | 'gone' | 'failed';

const OUTDATED: readonly string[] = ['appointment-past', 'appointment-cancelled'];

const has = ({ userErrors }: GatewayError, codes: readonly string[]): boolean =>
  userErrors.some(({ code }) => code !== null && codes.includes(code));

/**
 * Chooses another day and time. The current slot is kept until the scheduler confirms the new one.
 */
export function MoveForm({ appointment, onMoved, onOutdated, onKeep }: MoveFormProps) {
  const { t } = useTranslation('account-appointments');
  const { move } = useAppointmentChanges();
  const format = useAppointmentFormat();
  const { id, dealer, kind, postalCode } = appointment;
  const [day, setDay] = useState('');
  const [startsAt, setStartsAt] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const refuse = (reason: Problem): void => {
    setProblem(reason);
    if (reason !== 'failed') title.current?.focus();
  };
  const onGone = (): void => {
    setStartsAt('');
    refuse('gone');
  };
  const { run, isBusy } = useSingleFlight(async () => {
    setProblem(null);
    if (day === '') return refuse('day');
    if (startsAt === '') return refuse('slot');
    if (Date.parse(startsAt) === Date.parse(appointment.startsAt)) return refuse('same');
    const moved = await move(appointment, startsAt);
    if (moved.ok) return onMoved(moved.value);
    if (has(moved.error, SLOT_GONE)) return onGone();
    if (has(moved.error, OUTDATED)) return onOutdated();
    return refuse('failed');
  });

  const slotProblem = {
    slot: t('booking.rules.slot'),
    same: t('reschedule.same'),
    gone: t('booking.time.gone'),
  };
  return (
    <form
      noValidate
      className="account-card visit-step"
      aria-labelledby="visit-move"
      aria-busy={isBusy || undefined}
      onSubmit={event => {
        event.preventDefault();
        run();
      }}
    >
      <h2 id="visit-move" ref={title} tabIndex={-1} className="text-xl">
        {t('reschedule.choose')}
      </h2>
      <TimeChoice
        {...{ dealer, kind, postalCode, day, startsAt, onGone }}
        appointmentId={id}
        present={appointment.startsAt}
        onDay={chosen => {
          setDay(chosen);
          setStartsAt('');
          setProblem(null);
        }}
        onTime={chosen => {
          setStartsAt(chosen);
          setProblem(null);
        }}
        problems={{
          day:
            problem === 'day'
              ? t('booking.rules.required', { label: t('booking.fields.day') })
              : null,
          startsAt:
            problem === 'slot' || problem === 'same' || problem === 'gone'
              ? slotProblem[problem]
              : null,
        }}
      />
      {problem === 'failed' && !isBusy && (
        <LoadFailure onRetry={run}>
          {t('booking.failed')} <ShopPhone>{phone => t('booking.call', { phone })}</ShopPhone>
          <br />
          {t('booking.kept')}
        </LoadFailure>
      )}
      <div className="visit-end">
        {startsAt !== '' && (
          <p className="visit-end-choice">
            {t('reschedule.change', {
              from: format.shortWhen(appointment.startsAt, dealer.timeZone),
              to: format.shortWhen(startsAt, dealer.timeZone),
            })}
          </p>
        )}
        <Button type="submit" variant="primary" busy={isBusy} className="visit-submit">
          {t(isBusy ? 'reschedule.busy' : 'reschedule.submit')}
        </Button>
        <button type="button" className="link visit-quiet" onClick={onKeep}>
          {t('reschedule.keep')}
        </button>
      </div>
    </form>
  );
}
