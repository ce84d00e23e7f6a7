import type { Locale } from '~/src/config/locales';
import type { Settings } from '~/src/config/settings/settings';
import type { PagePlan } from './page-maker';

/** Path of the preview, without locale prefix; documents stand below it. */
export const PREVIEW_PATH = '/preview';

/**
 * The page that previews any document. Where drafts are read is told to it alone: no other page
 * carries an address of the content system.
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
