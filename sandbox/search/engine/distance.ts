import { isJsonObject } from '~/sandbox/core/json';
import type { Place } from '../parameters/values';
import type { SearchRecord } from '../record';

const EARTH_RADIUS_METERS = 6_371_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Meters between two places, over the surface. */
export function metersBetween(one: Place, other: Place): number {
  const latitude = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const longitude = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const arc = latitude + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * longitude;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(arc)));
}

/** The place of `_geoloc`, one or several, that is nearest; null for a record that has none. */
export function nearestPlace(
  record: SearchRecord,
  around: Place,
): { readonly place: Place; readonly meters: number } | null {
  const list: readonly unknown[] = Array.isArray(record._geoloc)
    ? record._geoloc
    : [record._geoloc];
  const places = list.flatMap(each => {
    if (!isJsonObject(each) || typeof each.lat !== 'number' || typeof each.lng !== 'number') {
      return [];
    }
    const place = { lat: each.lat, lng: each.lng };
    return [{ place, meters: metersBetween(around, place) }];
  });
  return places.sort((a, b) => a.meters - b.meters)[0] ?? null;
}
