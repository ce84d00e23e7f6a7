import { siteDocuments } from '../site-documents';
import { pages } from './pages';

/** Trailhound's documents. */
export const trailhound = siteDocuments('trailhound', {
  pages,
  desk: { us: 'Jo Redfern', ca: 'Luc Savard', email: 'press@trailhound.example' },
});
