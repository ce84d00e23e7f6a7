import * as v from 'valibot';
import type { SeedDealer } from '../dealers/dealer';
import { readCsv } from '../load/csv';
import { handle, words } from '../load/fields';
import { readJson } from '../load/json';
import type { DealerSchedule, VisitRules } from './schedule';

const count = v.pipe(v.number(), v.integer(), v.minValue(1, 'takes 1 or more.'));
const kinds = v.pipe(v.array(v.picklist(['in-home', 'virtual'])), v.minLength(1, 'is empty.'));

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const hours = v.pipe(
  v.string(),
  v.regex(/^[0-2]\d:[0-5]\d-[0-2]\d:[0-5]\d$/, 'takes hours such as 09:00-17:00.'),
  v.transform(text => ({ open: minuteOf(text.slice(0, 5)), close: minuteOf(text.slice(6)) })),
  v.check(({ open, close }) => open < close, 'opens before it closes.'),
);

const dayOff = v.optional(v.nullable(hours), null);

/** From Sunday to Saturday, as `Date` counts them. */
const week = v.pipe(
  v.strictObject({
    sunday: dayOff,
    monday: dayOff,
    tuesday: dayOff,
    wednesday: dayOff,
    thursday: dayOff,
    friday: dayOff,
    saturday: dayOff,
  }),
  v.transform(days => [
    days.sunday,
    days.monday,
    days.tuesday,
    days.wednesday,
    days.thursday,
    days.friday,
    days.saturday,
  ]),
);

const schedule = { kinds, fitters: count, hours: week };

const file = readJson(
  'scheduler/schedule.json',
  v.strictObject({
    visitMinutes: count,
    stepMinutes: count,
    daysAhead: count,
    leadHours: v.strictObject({ 'in-home': count, virtual: count }),
    travel: v.strictObject({
      leastMinutes: count,
      mostMinutes: count,
      unknownMinutes: count,
      milesAnHour: count,
    }),
    company: v.strictObject(schedule),
    independent: v.strictObject(schedule),
    dealers: v.record(handle, v.partial(v.strictObject(schedule))),
  }),
);

const { company, independent, dealers: own, ...rules } = file;

/** What holds for the visits of all dealers. */
export const visitRules: VisitRules = rules;

/** The ids of the dealers whose calendar differs from that of their kind. */
export const scheduledDealers: readonly string[] = Object.keys(own);

/** When, how and with how many people a dealer visits. */
export const scheduleOf = ({
  id,
  companyOwned,
}: Pick<SeedDealer, 'id' | 'companyOwned'>): DealerSchedule => ({
  ...(companyOwned ? company : independent),
  ...own[id],
});

/** `time-zones.csv`: of each state and province, and of those of its postal areas that differ. */
const zoneRow = v.strictObject({
  region: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'takes two letters, such as ID.')),
  postalPrefix: v.optional(v.string(), ''),
  timeZone: words,
});

const zones: ReadonlyMap<string, string> = new Map(
  readCsv('scheduler/time-zones.csv', zoneRow).map(
    ({ region, postalPrefix, timeZone }) => [region + postalPrefix, timeZone] as const,
  ),
);

/** The IANA time zone of a dealer, by state and postal area. */
export function timeZoneOf({ address }: Pick<SeedDealer, 'address'>): string {
  const { region, postalCode } = address;
  const zone = zones.get(region + postalCode.slice(0, 3)) ?? zones.get(region);
  if (!zone) throw new Error(`seed/scheduler/time-zones.csv has no time zone for "${region}".`);
  return zone;
}
