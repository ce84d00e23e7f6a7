import { relatedArticles, type SupportLink } from '~/src/domain/content/support';
import {
  playlistNodeId,
  supportArticleNodeId,
  supportCardNodeId,
  supportTopicNodeId,
} from './node-ids';
import { embeddedHandles } from '~/src/domain/content/rich-text/portable-text-words';
import type { WriteNode } from './node-writer';
import type { LocaleSource } from './sources';

/** Writes the nodes of a locale's support center and videos. */
export const writeSupport = async (
  { locale: { id: locale }, content, catalogue }: LocaleSource,
  write: WriteNode,
): Promise<void> => {
  const { support, videos } = content;
  const sold = new Map(
    catalogue.products.flatMap(({ product, isHidden }) =>
      isHidden ? [] : [[product.handle, product] as const],
    ),
  );
  const shown = (handles: readonly string[]): readonly string[] =>
    [...new Set(handles)].filter(handle => sold.has(handle));
  const cards = support.cards.filter(({ productHandle }) => sold.has(productHandle));

  for (const topic of support.topics) {
    await write('SupportTopic', supportTopicNodeId(locale, topic.slug), { locale, ...topic });
  }
  for (const article of support.articles) {
    const { slug, title, summary, mostRead, topicSlug, products, body } = article;
    const { publishedAt, reviewedAt, seo } = article;
    const topic = support.topics.find(each => each.slug === topicSlug);
    const link: SupportLink = {
      slug,
      title,
      summary,
      mostRead,
      topic: topic ? { slug: topic.slug, title: topic.title } : null,
    };
    const [card] = products.flatMap(
      handle => cards.find(({ productHandle }) => productHandle === handle) ?? [],
    );
    await write('SupportArticle', supportArticleNodeId(locale, slug), {
      locale,
      slug,
      link,
      publishedAt,
      reviewedAt,
      seo,
      body,
      productHandles: shown(products),
      embeddedHandles: shown(embeddedHandles(body)),
      changedAt: reviewedAt,
      cardId: card ? supportCardNodeId(locale, card.productHandle) : null,
      relatedIds: relatedArticles(article, support.articles).map(each =>
        supportArticleNodeId(locale, each.slug),
      ),
    });
  }
  for (const card of cards) {
    const product = sold.get(card.productHandle);
    await write('SupportCard', supportCardNodeId(locale, card.productHandle), {
      locale,
      ...card,
      productTitle: product?.title ?? card.productHandle,
      image: product?.images[0] ?? null,
    });
  }
  for (const { videoSlugs, products, ...playlist } of videos.playlists) {
    const ownVideos = videoSlugs.flatMap(
      slug => videos.videos.find(each => each.slug === slug) ?? [],
    );
    await write('Playlist', playlistNodeId(locale, playlist.slug), {
      locale,
      ...playlist,
      videos: ownVideos,
      changedAt:
        ownVideos
          .map(({ publishedAt }) => publishedAt)
          .sort()
          .at(-1) ?? null,
      videoCount: ownVideos.length,
      seconds: ownVideos.reduce((sum, { seconds }) => sum + Math.round(seconds), 0),
      productHandles: shown(products),
    });
  }
};
