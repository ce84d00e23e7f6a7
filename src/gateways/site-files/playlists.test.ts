import { describe, expect, it } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { readPlaylist, readPlaylistLinks } from './playlists';

const file = { url: 'https://cdn.example/a.webm', extension: 'webm' };
const VIDEO = {
  slug: 'one',
  title: 'One',
  description: null,
  poster: null,
  file,
  width: 640,
  height: 360,
  seconds: 21,
  hasSound: false,
  publishedAt: '2026-08-18',
  captions: [{ label: 'English', srclang: 'en-US', file }],
  chapters: [{ title: 'Begin', start: 0 }],
  transcript: [{ start: 0, text: 'First.' }],
};
const LINK = { slug: 'lessons', title: 'Lessons', description: null, image: null };

const page = (data: unknown) => fakeFetch({ result: { data } });
const missing = () => fakeFetch(new Response('<html>', { status: 404 }));

describe('the playlists', () => {
  it('are those of the page, with its locale', async () => {
    const node = { ...LINK, videoCount: 1, seconds: 21 };
    const { fetch, seen } = page({ playlists: { nodes: [node] }, shell: {} });
    expect(await readPlaylistLinks('/en-ca/videos', { fetch })).toEqual({
      ok: true,
      value: [node],
    });
    expect(seen[0]?.url).toBe('/page-data/en-ca/videos/page-data.json');
  });

  it('are none where a shop has no videos', async () => {
    expect(await readPlaylistLinks('/videos', missing())).toEqual({ ok: true, value: [] });
  });

  it.each([
    [{}, 'The field "playlists" is missing.'],
    [{ playlists: { nodes: [{ ...LINK, seconds: 2 }] } }, 'videoCount'],
  ])('are not read from %j', async (data, why) => {
    expect(await readPlaylistLinks('/videos', page(data))).toMatchObject({
      error: { kind: 'protocol', message: expect.stringContaining(why) as string },
    });
  });
});

describe('a playlist', () => {
  it('has its videos', async () => {
    const playlist = { ...LINK, videos: [VIDEO] };
    const { fetch } = page({ playlist: { ...playlist, seo: {} }, cards: [] });
    expect(await readPlaylist('/videos/lessons', { fetch })).toEqual({ ok: true, value: playlist });
  });

  it('is null where there is none', async () => {
    expect(await readPlaylist('/videos/nothing', missing())).toEqual({ ok: true, value: null });
  });

  it('is not read with a video that cannot be played', async () => {
    const broken = { ...LINK, videos: [{ ...VIDEO, file: null }] };
    expect(await readPlaylist('/videos/lessons', page({ playlist: broken }))).toMatchObject({
      error: { kind: 'protocol' },
    });
  });

  it('fails as the network does', async () => {
    const { fetch } = fakeFetch(new Response('{}', { status: 503 }));
    expect(await readPlaylist('/videos/lessons', { fetch })).toMatchObject({
      error: { kind: 'http', status: 503, isRetryable: true },
    });
  });
});
