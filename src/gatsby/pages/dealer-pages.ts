import type { NodePluginArgs } from 'gatsby';
import type { Locale } from '~/src/config/locales';
import { dealerPath } from '~/src/domain/contact/dealer';
import { pagesOfEach } from './article-pages';
import { nodesOf } from './catalogue-reader';
import type { PagePlan } from './page-maker';

/** Creates a page for each dealer, in the locales of their country. */
export const dealerPages = (
  getNodesByType: NodePluginArgs['getNodesByType'],
  locales: readonly Locale[],
): readonly PagePlan[] => {
  const ids = locales.map(({ id }) => id);
  const dealers = nodesOf(getNodesByType, 'Dealer');
  return locales.flatMap(locale => pagesOfEach({ locale, ids }, 'dealer', dealers, dealerPath));
};
