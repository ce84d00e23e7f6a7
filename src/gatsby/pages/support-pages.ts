import type { NodePluginArgs } from 'gatsby';
import { CONTACT_PATH, SUPPORT_PATH, supportPath } from '~/src/domain/content/support';
import { playlistPath, VIDEOS_PATH } from '~/src/domain/content/media/video';
import type { Locale } from '~/src/config/locales';
import { indexPage, pagesOfEach } from './article-pages';
import { nodesOf } from './catalogue-reader';
import type { PagePlan } from './page-maker';

/**
 * Creates every page of the support center and of videos, locale by locale; every brand has a
 * contact page.
 */
export const supportPages = (
  getNodesByType: NodePluginArgs['getNodesByType'],
  locales: readonly Locale[],
): readonly PagePlan[] => {
  const ids = locales.map(({ id }) => id);
  const articles = nodesOf(getNodesByType, 'SupportArticle');
  const playlists = nodesOf(getNodesByType, 'Playlist');

  return locales.flatMap(locale => {
    const place = { locale, ids };
    return [
      { template: 'contact' as const, locale, path: CONTACT_PATH, alternates: ids },
      ...indexPage(place, 'support', articles, SUPPORT_PATH),
      ...pagesOfEach(place, 'support-article', articles, supportPath, node => ({
        cardId: node.cardId ?? '',
        relatedIds: node.relatedIds,
        productHandles: node.productHandles,
        handles: [...new Set([...node.productHandles, ...node.embeddedHandles])],
      })),
      ...indexPage(place, 'videos', playlists, VIDEOS_PATH),
      ...pagesOfEach(place, 'playlist', playlists, playlistPath, ({ productHandles }) => ({
        handles: productHandles,
      })),
    ];
  });
};
