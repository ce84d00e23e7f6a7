import { finderOf } from '../finder';
import { siteDocuments } from '../site-documents';
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

const finder = finderOf('larkfield');

/** Larkfield's documents. */
export const larkfield = siteDocuments('larkfield', {
  pages: w => [
    home(w),
    ...whyPages(w),
    ...whySolutionPages(w),
    ...choosingPages(w),
    finder(w),
    ...offerPages(w),
    ...companyPages(w),
    ...servicePages(w),
    ...legalPages(w),
    ...sharedPages(w),
    ...videos(w),
  ],
  productModules,
  manualOf: product => {
    const file = manualFile(product);
    return MANUALS.has(file) ? file : null;
  },
});
