import { blogOf } from '../blog';
import type { SeedDocument } from '../document';
import { navigationDocument } from '../navigation';
import { peopleOf } from '../people';
import { pressOf } from '../press';
import { collectionDocuments, productDocuments, reviewDocuments } from '../product-content';
import { settingsDocument } from '../settings';
import { stringsOf } from '../strings';
import { supportOf } from '../support';
import { asWritten, inBothCountries } from '../wording';
import { home } from './home';
import { informationPages } from './pages/information';

const settings = settingsDocument('kitwell');
const navigation = navigationDocument('kitwell');
const collections = collectionDocuments('kitwell');
const products = productDocuments('kitwell', () => ({}));
const blog = blogOf('kitwell');
const people = peopleOf('kitwell');
const releases = pressOf('kitwell', {
  us: 'Philippa Lund, press desk',
  ca: 'Étienne Roy, press desk',
  email: 'press@kitwell.example',
});
const support = supportOf('kitwell', () => null);

/** Kitwell's documents. */
export const kitwell: readonly SeedDocument[] = [
  ...inBothCountries('kitwell', w => [
    settings(w),
    navigation,
    home(w),
    ...informationPages(w),
    ...collections,
    ...products(w),
    ...blog.categories,
    ...people(w),
    ...blog.posts(w),
    ...releases(w),
    ...support(w),
  ]),
  ...asWritten('kitwell', reviewDocuments('kitwell')),
  ...stringsOf('kitwell'),
];
