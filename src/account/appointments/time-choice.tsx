import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, daysBetween, type StoreDay } from '~/src/domain/calendar/store-day';
import type { SchedulerDealer, VisitKind } from '~/src/gateways/scheduler/decoders';
import { ChoiceGroup, PillChoice } from '~/src/ui/forms/choice';
import { IconButton } from '~/src/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '~/src/ui/icons';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureText } from '../ui/failure-text';
import { LoadFailure } from '../ui/load-failure';
import { FieldProblem } from './field-problem';
import { LAST_WINDOW, slotDays, slotWindow, WINDOW_DAYS } from './slot-days';
import { TimesOfDay } from './times-of-day';
import { useAppointmentFormat } from './use-appointment-format';
import { useSlots } from './use-slots';

export interface TimeChoiceProps {
  readonly dealer: Pick<SchedulerDealer, 'id' | 'name' | 'timeZone'>;
  readonly kind: VisitKind;
  readonly postalCode: string;
  /** The appointment being moved, if any, and its present start. */
  readonly appointmentId?: string;
  readonly present?: string;
  /** The current choice; empty for none. */
  readonly day: StoreDay;
  readonly startsAt: string;
  readonly onDay: (day: StoreDay) => void;
  readonly onTime: (startsAt: string) => void;
  /** Called when the selected time is no longer available. */
  readonly onGone: () => void;
  readonly problems: { readonly day: string | null; readonly startsAt: string | null };
}

const firstWindow = (day: StoreDay, today: StoreDay): number =>
  day === ''
    ? 0
    : Math.min(LAST_WINDOW, Math.max(0, Math.floor(daysBetween(today, day) / WINDOW_DAYS)));

interface DayChoiceProps extends Pick<TimeChoiceProps, 'day' | 'onDay'> {
  readonly name: string;
  readonly days: readonly StoreDay[];
  /** The day of the appointment that is being moved; null if there is none. */
  readonly presentDay: StoreDay | null;
  readonly problemId: string | null;
}

function DayChoice({ name, days, day, presentDay, problemId, onDay }: DayChoiceProps) {
  const { t } = useTranslation('account-appointments');
  const format = useAppointmentFormat();
  return (
    <ChoiceGroup legend={t('booking.time.day')} className="visit-days">
      {days.map(each => {
        const isPresent = each === presentDay;
        const weekday = format.weekday(each);
        return (
          <PillChoice
            key={each}
            name={name}
            value={each}
            label={isPresent ? t('booking.time.presentDay', { day: weekday }) : weekday}
            checked={each === day}
            onSelect={onDay}
            problemId={problemId}
          >
            <span className="visit-soft">{format.shortWeekday(each)}</span>
            <b>{format.shortDay(each)}</b>
            {isPresent && <small>{t('booking.time.booked')}</small>}
          </PillChoice>
        );
      })}
    </ChoiceGroup>
  );
}

/** The free days and times of a dealer, as two groups of radio buttons. */
export function TimeChoice(props: TimeChoiceProps) {
  const { dealer, kind, postalCode, appointmentId, day, startsAt, onDay, onGone, problems } = props;
  const { present } = props;
  const { t } = useTranslation(['account-appointments', 'account']);
  const format = useAppointmentFormat();
  const id = useId();
  const [today] = useState(() => dayIn(dealer.timeZone, new Date()));
  const [index, setIndex] = useState(() => firstWindow(day, today));
  const { from, to } = slotWindow(today, index);
  const slots = useSlots({
    dealerId: dealer.id,
    kind,
    from,
    to,
    postalCode,
    ...(appointmentId === undefined ? {} : { appointmentId }),
  });
  const { data, error, isPlaceholderData, isFetching, refetch } = slots;
  const days = data && !isPlaceholderData ? slotDays(data) : null;
  const own = days?.find(each => each.day === day)?.slots;

  const isGone =
    days !== null &&
    startsAt !== '' &&
    !isFetching &&
    day >= from &&
    day <= to &&
    !own?.some(each => each.startsAt === startsAt);
  const onGoneRef = useRef(onGone);
  onGoneRef.current = onGone;
  useEffect(() => {
    if (isGone) onGoneRef.current();
  }, [isGone]);

  const range = {
    from: format.shortDay(days?.at(0)?.day ?? from),
    to: format.shortDay(days?.at(-1)?.day ?? to),
  };
  return (
    <div className="visit-times" aria-busy={isFetching || undefined}>
      <div className="visit-window">
        <IconButton
          label={t('booking.time.earlier')}
          aria-disabled={index === 0 || undefined}
          onClick={() => setIndex(Math.max(0, index - 1))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <p role="status">{t('booking.time.range', range)}</p>
        <IconButton
          label={t('booking.time.later')}
          aria-disabled={index === LAST_WINDOW || undefined}
          onClick={() => setIndex(Math.min(LAST_WINDOW, index + 1))}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
      {error && !days && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {t('booking.time.failed')} {failureText(t, error)}
        </LoadFailure>
      )}
      {!error && !days && <AccountSkeleton rows={1} />}
      {days?.length === 0 && <p role="status">{t('booking.time.none', range)}</p>}
      {days !== null && days.length > 0 && (
        <DayChoice
          name={`${id}-day`}
          days={days.map(each => each.day)}
          day={day}
          presentDay={present === undefined ? null : dayIn(dealer.timeZone, new Date(present))}
          problemId={problems.day === null ? null : `${id}-day`}
          onDay={onDay}
        />
      )}
      <FieldProblem id={`${id}-day`}>{problems.day}</FieldProblem>
      <p className="visit-soft">
        {t('booking.time.zone', { zone: format.zone(dealer.timeZone), dealer: dealer.name })}
      </p>
      {own && (
        <TimesOfDay
          id={`${id}-time`}
          slots={own}
          day={day}
          timeZone={dealer.timeZone}
          startsAt={startsAt}
          present={present ?? null}
          isWrong={problems.startsAt !== null}
          onTime={props.onTime}
        />
      )}
      <FieldProblem id={`${id}-time`}>{problems.startsAt}</FieldProblem>
    </div>
  );
}
