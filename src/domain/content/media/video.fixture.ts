import type { Video } from './video';

/** A silent film of 21 seconds in two chapters. */
export const aVideo = (slug: string, changes: Partial<Video> = {}): Video => ({
  slug,
  title: `Lesson ${slug}`,
  description: null,
  poster: null,
  file: { url: `https://cdn.example/${slug}.webm`, extension: 'webm' },
  width: 640,
  height: 360,
  seconds: 21,
  hasSound: false,
  publishedAt: '2026-08-18',
  captions: [
    {
      label: 'English',
      srclang: 'en-US',
      file: { url: `https://cdn.example/${slug}.vtt`, extension: 'vtt' },
    },
  ],
  chapters: [
    { title: 'Begin', start: 0 },
    { title: 'Go on', start: 7 },
  ],
  transcript: [
    { start: 0, text: 'First words.' },
    { start: 8, text: 'Later words.' },
  ],
  ...changes,
});
