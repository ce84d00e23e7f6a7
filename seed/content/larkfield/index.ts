import { posts } from '../blog';
import { blogCategories } from '../blog/categories';
import type { SeedDocument } from '../document';
import { people } from '../people';
import { releases } from '../press';
import { sharedPages } from '../shared';
import { support } from '../support';
import { videos } from '../videos';
import { asWritten, inBothCountries } from '../wording';
import { collections } from './collections';
import { home } from './home';
import { navigation } from './navigation';
import { choosingPages } from './pages/choosing';
import { companyPages } from './pages/company';
import { legalPages } from './pages/legal';
import { offerPages } from './pages/offers';
import { servicePages } from './pages/service';
import { whyPages } from './pages/why';
import { whySolutionPages } from './pages/why-solutions';
import { doorAndPartQuestions } from './questions/doors-and-parts';
import { everydayQuestions } from './questions/everyday';
import { fenceQuestions } from './questions/fences';
import { trainingQuestions } from './questions/training-and-field';
import { reviews } from './reviews';
import { settings } from './settings';
import { strings } from './strings';

/** Larkfield's documents. */
export const larkfield: readonly SeedDocument[] = [
  ...inBothCountries('larkfield', w => [
    settings(w),
    navigation(),
    home(w),
    ...whyPages(w),
    ...whySolutionPages(w),
    ...choosingPages(w),
    ...offerPages(w),
    ...companyPages(w),
    ...servicePages(w),
    ...legalPages(w),
    ...collections(),
    ...fenceQuestions(w),
    ...doorAndPartQuestions(w),
    ...trainingQuestions(w),
    ...everydayQuestions(w),
    ...blogCategories(),
    ...people(w),
    ...posts(w),
    ...releases(w),
    ...sharedPages(w),
    ...support(w),
    ...videos(w),
  ]),
  ...asWritten('larkfield', reviews()),
  ...strings,
];
