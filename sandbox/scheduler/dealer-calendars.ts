import { dealers } from '~/seed/dealers';
import type { SeedDealer } from '~/seed/dealers/dealer';
import { scheduleOf, timeZoneOf, visitRules } from '~/seed/scheduler';
import { PostalAreas, readPostalCode, type Point } from '../dealers/postal-area';
import type { DealerCalendar } from './calendar';

const byId: ReadonlyMap<string, SeedDealer> = new Map(dealers.map(each => [each.id, each]));
const areas = new PostalAreas(dealers);

/** A dealer of the seed; null for an id that nobody has. */
export const dealerById = (id: string): SeedDealer | null => byId.get(id) ?? null;

/** The calendar of a dealer before anything is booked. */
export const calendarOf = (dealer: SeedDealer): DealerCalendar => ({
  ...scheduleOf(dealer),
  timeZone: timeZoneOf(dealer),
  country: dealer.address.country,
  rules: visitRules,
});

/** Where a postal code is; null for one that is on no map. */
export function placeOf(postalCode: string): Point | null {
  const read = readPostalCode(postalCode);
  return read && areas.locate(read);
}
