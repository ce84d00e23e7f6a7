import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldProblem } from '~/src/account/appointments/field-problem';
import { TimeChoice } from '~/src/account/appointments/time-choice';
import type { SchedulerDealer } from '~/src/gateways/scheduler/decoders';
import type { BookingValues } from '../booking-schema';
import { StepTitle } from './step-title';

interface TimeFieldsProps {
  readonly form: UseFormReturn<BookingValues>;
  /** The postal code of the current search; null before the first one. */
  readonly asked: string | null;
  readonly dealer: SchedulerDealer | undefined;
  readonly choose: (change: Partial<BookingValues>) => void;
  /** Called when the selected time is no longer available. */
  readonly onGone: () => void;
  readonly titleRef: RefObject<HTMLHeadingElement>;
}

/** The day and the time of the visit, once a dealer and a kind are chosen. */
export function TimeFields({ form, asked, dealer, choose, onGone, titleRef }: TimeFieldsProps) {
  const { t } = useTranslation('account-appointments');
  const { errors } = form.formState;
  const [kind, day, startsAt] = form.watch(['kind', 'day', 'startsAt']);
  const dayProblem = errors.day?.message ?? null;
  return (
    <section className="account-card visit-step" aria-labelledby="visit-time">
      <StepTitle
        id="visit-time"
        ref={titleRef}
        number={2}
        isDone={Boolean(startsAt)}
        isWaiting={!dealer || !kind}
      >
        {t('booking.time.title')}
      </StepTitle>
      {dealer && kind ? (
        <TimeChoice
          key={`${dealer.id} ${kind} ${asked}`}
          dealer={dealer}
          kind={kind}
          day={day}
          startsAt={startsAt}
          onGone={onGone}
          postalCode={asked ?? ''}
          onDay={chosen => choose({ day: chosen, startsAt: '' })}
          onTime={chosen => choose({ startsAt: chosen })}
          problems={{
            day: dayProblem,
            startsAt: errors.day ? null : (errors.startsAt?.message ?? null),
          }}
        />
      ) : (
        <>
          <p className="visit-soft">
            {dealer
              ? t('booking.time.kindFirst', { dealer: dealer.name })
              : t('booking.time.first')}
          </p>
          <FieldProblem id="visit-day">{dayProblem}</FieldProblem>
        </>
      )}
    </section>
  );
}
