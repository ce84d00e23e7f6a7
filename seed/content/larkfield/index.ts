import type { SeedDocument } from '../document';
import { navigationDocument } from '../navigation';
import { collectionDocuments, productDocuments, reviewDocuments } from '../product-content';
import { settingsDocument } from '../settings';
import { asWritten, inBothCountries } from '../wording';
import { blogCategories, posts } from './blog';
import { home } from './home';
import { choosingPages } from './pages/choosing';
import { companyPages } from './pages/company';
import { legalPages } from './pages/legal';
import { offerPages } from './pages/offers';
import { servicePages } from './pages/service';
import { whyPages } from './pages/why';
import { whySolutionPages } from './pages/why-solutions';
import { people } from './people';
import { releases } from './press';
import { productModules } from './product-modules';
import { sharedPages } from './shared';
import { strings } from './strings';
import { support } from './support';
import { videos } from './videos';

const settings = settingsDocument('larkfield');
const navigation = navigationDocument('larkfield');
const collections = collectionDocuments('larkfield');
const products = productDocuments('larkfield', productModules);

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
    ...blogCategories(),
    ...people(w),
    ...posts(w),
    ...releases(w),
    ...sharedPages(w),
    ...support(w),
    ...videos(w),
  ]),
  ...asWritten('larkfield', reviewDocuments('larkfield')),
  ...strings,
];
