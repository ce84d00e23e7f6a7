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
import { pages } from './pages';

const settings = settingsDocument('trailhound');
const navigation = navigationDocument('trailhound');
const collections = collectionDocuments('trailhound');
const products = productDocuments('trailhound', () => ({}));
const blog = blogOf('trailhound');
const people = peopleOf('trailhound');
const releases = pressOf('trailhound', {
  us: 'Jo Redfern',
  ca: 'Luc Savard',
  email: 'press@trailhound.example',
});
const support = supportOf('trailhound', () => null);

/** Trailhound's documents. */
export const trailhound: readonly SeedDocument[] = [
  ...inBothCountries('trailhound', w => [
    settings(w),
    navigation,
    ...pages(w),
    ...collections,
    ...products(w),
    ...blog.categories,
    ...people(w),
    ...blog.posts(w),
    ...releases(w),
    ...support(w),
  ]),
  ...asWritten('trailhound', reviewDocuments('trailhound')),
  ...stringsOf('trailhound'),
];
