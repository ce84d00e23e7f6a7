import type { SeedDocument } from '../document';
import { asWritten, inBothCountries } from '../wording';
import { collections } from './collections';
import { navigation } from './navigation';
import { pages } from './pages';
import { reviews } from './reviews';
import { settings } from './settings';

/** Pawmere's documents. */
export const pawmere: readonly SeedDocument[] = [
  ...inBothCountries('pawmere', w => [settings(w), navigation(), ...pages(w), ...collections()]),
  ...asWritten('pawmere', reviews()),
];
