import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { createContentGateway } from './content-gateway';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.stop());

const contentOf = async (localeId: string) => {
  const origin = sandbox.urlOf('content');
  const snapshot = await createContentGateway({
    site: 'larkfield',
    projectId: 'storefront1',
    dataset: 'production',
    apiOrigin: origin,
    readToken: null,
    imageOrigin: origin,
  }).read();
  if (!snapshot.ok) throw new Error(snapshot.error.message);
  const content = snapshot.value.forLocale(localeId, ['en-us']);
  expect(content.problems).toEqual([]);
  return content;
};

it('reads the support center with every reference resolved', async () => {
  const { topics, articles, cards } = (await contentOf('en-us')).support;
  expect(articles.length).toBeGreaterThanOrEqual(24);
  expect(new Set(articles.map(({ topicSlug }) => topicSlug))).toEqual(
    new Set(topics.map(({ slug }) => slug)),
  );
  expect(articles.filter(({ mostRead }) => mostRead !== null)).toHaveLength(10);
  const collar = cards.find(({ productHandle }) => productHandle === 'gps-collar');
  expect(collar).toMatchObject({ modelNumber: 'LF-GPS', manual: { extension: 'pdf' } });
  const manual = await fetch(collar?.manual?.url ?? '');
  expect(manual.headers.get('content-type')).toBe('application/pdf');
});

it('reads videos with captions that can be downloaded', async () => {
  const { videos, playlists } = (await contentOf('en-us')).videos;
  expect(playlists.map(({ slug }) => slug).sort()).toEqual([
    'first-two-weeks',
    'gps-collar-training',
    'maintenance',
    'pet-door-setup',
  ]);
  const lessons = playlists.find(({ slug }) => slug === 'gps-collar-training');
  expect(lessons?.videoSlugs).toHaveLength(8);
  for (const { file, captions, chapters, seconds } of videos) {
    const last = chapters.at(-1)?.start ?? seconds;
    expect(last).toBeLessThan(seconds);
    expect((await fetch(file.url, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(captions[0]?.file.url ?? '')).status).toBe(200);
  }
});

it('has Canadian wording in Canada, and opening hours as data', async () => {
  const { support, videos, settings } = await contentOf('en-ca');
  expect(JSON.stringify(support.articles)).toContain('kg)');
  const video = videos.videos.find(({ slug }) => slug === 'draw-the-line');
  expect(video?.captions[0]?.srclang).toBe('en-CA');
  expect(JSON.stringify(video?.transcript)).toContain('10 ft (3 m)');
  expect(settings?.careHours[1]?.open).toEqual({ weekdays: [6], opens: '09:00', closes: '17:00' });
});
