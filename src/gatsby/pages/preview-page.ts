import type { Locale } from '~/src/config/locales';
import type { Settings } from '~/src/config/settings/settings';
import type { PagePlan } from './page-maker';

/** Path of the preview, without locale prefix; document ids follow it. */
export const PREVIEW_PATH = '/preview';

/**
 * Creates the page that previews any document. Only its context contains the address of the content
 * system.
 */
export const previewPage = (
  locale: Locale,
  { projectId, dataset, apiOrigin, deskUrl }: Settings['content'],
): PagePlan => ({
  template: 'preview',
  locale,
  path: PREVIEW_PATH,
  alternates: [locale.id],
  isClientOnly: true,
  context: { preview: { projectId, dataset, apiOrigin, deskUrl } },
});
