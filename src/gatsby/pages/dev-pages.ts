import type { CreatePagesArgs } from 'gatsby';
import { resolve } from 'node:path';
import { defaultLocaleOf } from '~/src/config/locales';
import type { Settings } from '~/src/config/settings/settings';
import { readStringFiles } from '../sourcing/strings';
import { nodesOf } from './catalogue-reader';

const SHOWN_CARDS = 8;

/**
 * Pages for developers: every component in every state, at `/dev/components`. Nothing else imports
 * their code, so a production build, which does not create them, contains none of it.
 */
export const createDevPages = (
  { actions, getNodesByType }: Pick<CreatePagesArgs, 'actions' | 'getNodesByType'>,
  { brand }: Settings,
  mode: string | undefined,
): void => {
  if (mode !== 'development') return;
  const { id: language } = defaultLocaleOf(brand);
  const path = '/dev/components';
  const cards = nodesOf(getNodesByType, 'Product')
    .filter(({ locale, isHidden }) => locale === language && !isHidden)
    .map(({ card }) => card);
  actions.createPage({
    path,
    component: resolve('src/dev/components-page.tsx'),
    context: {
      language,
      strings: readStringFiles('locales', language),
      cards: cards.slice(0, SHOWN_CARDS),
      // Without these, the i18n plugin would create a page for each language.
      i18n: {
        language,
        languages: [language],
        defaultLanguage: language,
        generateDefaultLanguagePage: false,
        routed: true,
        originalPath: path,
        path,
      },
    },
  });
};
