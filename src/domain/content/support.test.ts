import { describe, expect, it } from 'vitest';
import { relatedArticles, supportPath } from './support';
import { formatTimestamp, minutesOf, playlistPath } from './media/video';

const article = (slug: string, topicSlug: string | null, relatedSlugs: readonly string[] = []) => ({
  slug,
  topicSlug,
  relatedSlugs,
});

describe('relatedArticles', () => {
  const own = article('own', 'battery', ['far', 'gone']);
  const all = [
    own,
    article('near', 'battery'),
    article('far', 'doors'),
    article('other', 'doors'),
    article('loose', null),
  ];

  it('puts articles that editors chose before others of the topic, without the article itself', () => {
    expect(relatedArticles(own, all).map(({ slug }) => slug)).toEqual(['far', 'near']);
  });

  it('returns nothing for an article without a topic', () => {
    expect(relatedArticles(article('x', null), all)).toEqual([]);
  });
});

it('returns the paths of articles and playlists', () => {
  expect([supportPath('fit'), playlistPath('maintenance')]).toEqual([
    '/support/articles/fit',
    '/videos/maintenance',
  ]);
});

it.each([
  [21, '0:21', 1],
  [60, '1:00', 1],
  [168, '2:48', 3],
])('formats %d seconds as %s', (seconds, read, minutes) => {
  expect([formatTimestamp(seconds), minutesOf(seconds)]).toEqual([read, minutes]);
});
