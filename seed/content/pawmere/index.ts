import type { SeedDocument } from '../document';
import { navigationDocument } from '../navigation';
import { collectionDocuments, reviewDocuments } from '../product-content';
import { settingsDocument } from '../settings';
import { asWritten, inBothCountries } from '../wording';
import { pages } from './pages';

const settings = settingsDocument('pawmere');
const navigation = navigationDocument('pawmere');
const collections = collectionDocuments('pawmere');

/** Pawmere's documents. */
export const pawmere: readonly SeedDocument[] = [
  ...inBothCountries('pawmere', w => [settings(w), navigation, ...pages(w), ...collections]),
  ...asWritten('pawmere', reviewDocuments('pawmere')),
];
