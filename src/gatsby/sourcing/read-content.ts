import { createContentGateway, describeProblem } from '~/src/gateways/sanity/content-gateway';
import { contentFallbacks } from '~/src/config/locale-fallbacks';
import type { Locale } from '~/src/config/locales';
import type { Settings } from '~/src/config/settings/settings';
import { BuildError, valueOrStop } from '../build-error';
import type { LocaleContent } from './sources';

/** A document that editors published but that was left out, and the reasons. */
export interface UnreadableContent {
  readonly type: string;
  readonly slug: string | null;
  readonly reasons: readonly string[];
}

/** The content of a locale, and the problems for editors to fix. */
export type ContentOf = (locale: Locale) => {
  readonly content: LocaleContent;
  readonly problems: readonly string[];
  readonly unreadable: readonly UnreadableContent[];
};

const nameOf = ({ content }: Settings): string =>
  `The content system (project ${content.projectId}, dataset ${content.dataset}${
    content.apiOrigin === null ? '' : `, ${content.apiOrigin}`
  })`;

/**
 * Reads all documents of the brand once; stops the build if a locale has no settings or navigation that can
 * be shown.
 */
export const readContent = async (settings: Settings): Promise<ContentOf> => {
  const { brand, content } = settings;
  const gateway = createContentGateway({ ...content, site: brand.id });
  const snapshot = valueOrStop(
    {
      vendor: nameOf(settings),
      call: 'documents',
      settings: [
        'CONTENT_PROJECT_ID',
        'CONTENT_DATASET',
        'CONTENT_API_ORIGIN',
        'CONTENT_READ_TOKEN',
      ],
    },
    await gateway.read(),
  );
  return locale => {
    const fallbacks = contentFallbacks(locale.id);
    const {
      settings: shop,
      navigation,
      problems,
      unreadable,
      ...rest
    } = snapshot.forLocale(locale.id, fallbacks);
    const reasonsOf = (id: string): readonly string[] =>
      problems.filter(({ documentId }) => documentId === id).map(describeProblem);
    if (shop === null || navigation === null) {
      const missing = shop === null ? 'siteSettings' : 'navigation';
      const where = `for ${brand.id} in ${[locale.id, ...fallbacks].join(' or ')}`;
      const reasons = unreadable.flatMap(({ type, documentId }) =>
        type === missing ? reasonsOf(documentId) : [],
      );
      throw new BuildError(
        reasons.length > 0
          ? `The content system has no ${missing} document ${where} that can be shown. ${reasons.join(' ')}`
          : `The content system has no ${missing} document ${where}: publish one whose field "site" is "${brand.id}".`,
      );
    }
    return {
      content: { ...rest, settings: shop, navigation },
      problems: problems.map(describeProblem),
      unreadable: unreadable.map(({ type, slug, documentId }) => ({
        type,
        slug,
        reasons: reasonsOf(documentId),
      })),
    };
  };
};
