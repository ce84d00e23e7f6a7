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

/** The free days and times of a dealer, as two groups of radio buttons. */
export function TimeChoice(props: TimeChoiceProps) {
  const { dealer, kind, postalCode, appointmentId, day, startsAt, onDay, onGone, problems } = props;
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

  const range = { from: format.shortDay(from), to: format.shortDay(to) };
  return (
    <div className="visit-times" aria-busy={isFetching || undefined}>
      <p className="visit-soft">
        {t('booking.time.zone', { zone: format.zone(dealer.timeZone), dealer: dealer.name })}
      </p>
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
        <ChoiceGroup legend={t('booking.time.day')} className="visit-days">
          {days.map(each => (
            <PillChoice
              key={each.day}
              name={`${id}-day`}
              value={each.day}
              label={format.weekday(each.day)}
              checked={each.day === day}
              onSelect={onDay}
              problemId={problems.day === null ? null : `${id}-day`}
            >
              <span className="visit-soft">{format.shortWeekday(each.day)}</span>
              <b>{format.shortDay(each.day)}</b>
            </PillChoice>
          ))}
        </ChoiceGroup>
      )}
      <FieldProblem id={`${id}-day`}>{problems.day}</FieldProblem>
      {own && (
        <TimesOfDay
          id={`${id}-time`}
          slots={own}
          day={day}
          timeZone={dealer.timeZone}
          startsAt={startsAt}
          present={props.present ?? null}
          isWrong={problems.startsAt !== null}
          onTime={props.onTime}
        />
      )}
      <FieldProblem id={`${id}-time`}>{problems.startsAt}</FieldProblem>
    </div>
  );
}
