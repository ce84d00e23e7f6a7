import { browserSettings } from '../config/settings/browser-settings';
import type { BasicPageData } from '../page-data/page-data';
import { pageString } from '../page-data/page-strings';

/** Title and description of a page that lists documents of a kind. */
export const listHead = (
  data: BasicPageData,
  kind: 'press' | 'people',
): { title: string | null; description: string | null } => ({
  title: pageString(data, 'article', `${kind}.title`),
  description: pageString(data, 'article', `${kind}.intro`, {
    brand: browserSettings.brand.name,
  }),
});
