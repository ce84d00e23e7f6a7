import { dealersOf } from './build';
import type { SeedDealer } from './dealer';
import { CANADA } from './places-ca';
import { UNITED_STATES } from './places-us';

/** Every dealer of the fence brand. */
export const dealers: readonly SeedDealer[] = [
  ...dealersOf(UNITED_STATES, 'US'),
  ...dealersOf(CANADA, 'CA'),
];
