import { cornersOf, type Outline } from './outlines';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A state or province as a drawing, with a place in it. */
export interface RegionDrawing {
  readonly width: number;
  readonly height: number;
  /** Path of the land. */
  readonly land: string;
  /** Path of the other places: a dot each, when it is stroked with round ends. */
  readonly others: string;
  readonly x: number;
  readonly y: number;
}

const LONGER_SIDE = 320;
const MARGIN = 10;

type Corner = readonly [number, number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const rounded = (value: number): number => Math.round(value * 10) / 10;

const rangeOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

/** Draws a region with a place and others in it; degrees are as long as they are in its middle. */
export const drawRegion = (
  { rings }: Outline,
  place: Place,
  others: readonly Place[],
): RegionDrawing => {
  const corners = rings.flatMap(cornersOf);
  // A place by the shore may lie just outside the simplified land.
  const longitudes = rangeOf([...corners.map(([lng]) => lng), place.longitude]);
  const latitudes = rangeOf([...corners.map(([, lat]) => lat), place.latitude]);
  const [west, east] = longitudes;
  const [south, north] = latitudes;
  const narrowing = Math.cos(radians((south + north) / 2));
  const across = Math.max((east - west) * narrowing, 0.1);
  const along = Math.max(north - south, 0.1);
  const scale = (LONGER_SIDE - 2 * MARGIN) / Math.max(across, along);
  const xOf = (lng: number): number => rounded(MARGIN + (lng - west) * narrowing * scale);
  const yOf = (lat: number): number => rounded(MARGIN + (north - lat) * scale);
  const lineOf = (points: readonly Corner[]): string =>
    points.map(([lng, lat]) => `${xOf(lng)} ${yOf(lat)}`).join('L');
  return {
    width: Math.ceil(across * scale + 2 * MARGIN),
    height: Math.ceil(along * scale + 2 * MARGIN),
    land: rings.map(ring => `M${lineOf(cornersOf(ring))}Z`).join(''),
    others: others
      .filter(
        ({ longitude, latitude }) =>
          isWithin(longitude, longitudes) && isWithin(latitude, latitudes),
      )
      .map(({ longitude, latitude }) => `M${xOf(longitude)} ${yOf(latitude)}h0`)
      .join(''),
    x: xOf(place.longitude),
    y: yOf(place.latitude),
  };
};
