import type { SeedDocument } from '../document';
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
    navigation(w),
    home(w),
    ...whyPages(w),
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
  ]),
  ...asWritten('larkfield', reviews()),
  ...strings,
];
