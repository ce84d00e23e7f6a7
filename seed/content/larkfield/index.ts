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
import { manualFile, MANUALS } from './manuals';
import { choosingPages } from './pages/choosing';
import { companyPages } from './pages/company';
import { legalPages } from './pages/legal';
import { offerPages } from './pages/offers';
import { servicePages } from './pages/service';
import { whyPages } from './pages/why';
import { whySolutionPages } from './pages/why-solutions';
import { productModules } from './product-modules';
import { sharedPages } from './shared';
import { videos } from './videos';

const settings = settingsDocument('larkfield');
const navigation = navigationDocument('larkfield');
const collections = collectionDocuments('larkfield');
const products = productDocuments('larkfield', productModules);
const blog = blogOf('larkfield');
const people = peopleOf('larkfield');
const releases = pressOf('larkfield', {
  us: 'Corinne Aldous, press desk',
  ca: 'Maxime Beaudry, press desk',
  email: 'press@larkfield.example',
});
const support = supportOf('larkfield', product => {
  const file = manualFile(product);
  return MANUALS.has(file) ? file : null;
});

/** Larkfield's documents. */
export const larkfield: readonly SeedDocument[] = [
  ...inBothCountries('larkfield', w => [
    settings(w),
    navigation,
    home(w),
    ...whyPages(w),
    ...whySolutionPages(w),
    ...choosingPages(w),
    ...offerPages(w),
    ...companyPages(w),
    ...servicePages(w),
    ...legalPages(w),
    ...collections,
    ...products(w),
    ...blog.categories,
    ...people(w),
    ...blog.posts(w),
    ...releases(w),
    ...sharedPages(w),
    ...support(w),
    ...videos(w),
  ]),
  ...asWritten('larkfield', reviewDocuments('larkfield')),
  ...stringsOf('larkfield'),
];
