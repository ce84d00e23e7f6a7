import { siteDocuments } from '../site-documents';
import { home } from './home';
import { informationPages } from './pages/information';

/** Kitwell's documents. */
export const kitwell = siteDocuments('kitwell', {
  pages: w => [home(w), ...informationPages(w)],
  desk: {
    us: 'Philippa Lund, press desk',
    ca: 'Étienne Roy, press desk',
    email: 'press@kitwell.example',
  },
});
