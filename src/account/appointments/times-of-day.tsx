import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PillChoice } from '~/src/ui/forms/choice';
import { isSameInstant } from './local-time';
import { partOfDay, type PartOfDay, type Slot } from './slot-days';
import { useAppointmentFormat } from './use-appointment-format';

interface TimesOfDayProps {
  readonly id: string;
  readonly slots: readonly Slot[];
  readonly day: string;
  readonly timeZone: string;
  readonly startsAt: string;
  /** The start of the appointment that is being moved; null where there is none. */
  readonly present: string | null;
  readonly isWrong: boolean;
  readonly onTime: (startsAt: string) => void;
}

const PARTS: readonly PartOfDay[] = ['morning', 'afternoon', 'evening'];

/** The free times of one day, grouped by part of the day. */
export function TimesOfDay(props: TimesOfDayProps) {
  const { id, slots, day, timeZone, startsAt, present, isWrong, onTime } = props;
  const { t } = useTranslation('account-appointments');
  const format = useAppointmentFormat();
  const parts = PARTS.flatMap(part => {
    const own = slots.filter(slot => partOfDay(slot.startsAt, timeZone) === part);
    return own.length === 0 ? [] : [{ part, own }];
  });
  const place = useRef<HTMLFieldSetElement>(null);
  const choose = (chosen: string): void => {
    onTime(chosen);
    // The bar with the button appears, and would cover it.
    requestAnimationFrame(() => {
      place.current?.querySelector(':checked')?.parentElement?.scrollIntoView({ block: 'nearest' });
    });
  };
  return (
    <fieldset ref={place} className="visit-day">
      <legend>{t('booking.time.time', { day: format.weekday(day) })}</legend>
      {parts.map(({ part, own }) => (
        <div key={part} className="visit-part">
          <p className="visit-soft">{t(`booking.time.parts.${part}`)}</p>
          <div className="visit-hours">
            {own.map(slot => (
              <PillChoice
                key={slot.startsAt}
                name={id}
                value={slot.startsAt}
                checked={slot.startsAt === startsAt}
                onSelect={choose}
                problemId={isWrong ? id : null}
              >
                {format.time(slot.startsAt, timeZone)}{' '}
                {present !== null && isSameInstant(present, slot.startsAt) && (
                  <small>{t('booking.time.booked')}</small>
                )}
              </PillChoice>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
