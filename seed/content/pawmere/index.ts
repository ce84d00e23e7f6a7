import type { SeedDocument } from '../document';
import { navigationDocument } from '../navigation';
import { collectionDocuments, reviewDocuments } from '../product-content';
import { settingsDocument } from '../settings';
import { asWritten, inBothCountries, inLanguagesAbroad } from '../wording';
import { blog } from './blog';
import { pages, pagesAbroad } from './pages';

const settings = settingsDocument('pawmere');
const navigation = navigationDocument('pawmere');
const navigationAbroad = navigationDocument('pawmere', 'navigation-abroad');
const collections = collectionDocuments('pawmere');

/** What is bought again and again has another name where there is no Autoship: the store's. */
const collectionsAbroad = collections.filter(({ name }) => name !== 'autoship-care');

/** Pawmere's documents. */
export const pawmere: readonly SeedDocument[] = [
  ...inBothCountries('pawmere', w => [
    settings(w),
    navigation,
    ...pages(w),
    ...collections,
    ...blog(w),
  ]),
  ...asWritten('pawmere', reviewDocuments('pawmere')),
  ...inLanguagesAbroad('pawmere', w => [
    settings(w),
    navigationAbroad,
    ...pagesAbroad(w),
    ...collectionsAbroad,
    ...blog(w),
  ]),
];
