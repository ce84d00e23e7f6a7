import type { NodePluginArgs } from 'gatsby';
import type { Locale, LocaleId } from '~/src/config/locales';
import { DEALERS_PATH } from '~/src/domain/contact/dealer';
import { finderNodeId, pageNodeId } from '../sourcing/node-ids';
import { alternateFinder } from './alternates';
import { groupByLocale, nodesOf } from './catalogue-reader';
import type { PagePlan } from './page-maker';

/**
 * Creates the pages that editors compose, by locale. The one at the path of dealers lists them, and
 * one with the slug of a finder shows its questions.
 */
export const contentPages = (
  getNodesByType: NodePluginArgs['getNodesByType'],
  ids: readonly LocaleId[],
): ((locale: Locale) => readonly PagePlan[]) => {
  const pages = nodesOf(getNodesByType, 'ContentPage');
  const pagesByLocale = groupByLocale(pages);
  const alternatesOf = alternateFinder(pages, ids, ({ path }) => path);
  const withDealers = new Set(nodesOf(getNodesByType, 'Dealer').map(({ locale }) => locale));
  const finders = new Set(nodesOf(getNodesByType, 'FenceFinder').map(({ id }) => id));
  return locale =>
    (pagesByLocale.get(locale.id) ?? []).map(page => {
      const { slug, path } = page;
      const finderId = finderNodeId(locale.id, slug);
      const isFinder = finders.has(finderId);
      const isOfDealers = path === DEALERS_PATH && withDealers.has(locale.id);
      return {
        template: isFinder ? 'finder' : isOfDealers ? 'dealers' : 'content-page',
        locale,
        path,
        ...alternatesOf(page),
        context: { nodeId: pageNodeId(locale.id, slug), ...(isFinder ? { finderId } : {}) },
      };
    });
};
