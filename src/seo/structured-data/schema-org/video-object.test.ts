import { expect, it } from 'vitest';
import { SITE_ORGANIZATION, image } from './organization.fixture';
import { isoDuration, videoObject } from './video-object';

it.each([
  [0, 'PT0S'],
  [75, 'PT1M15S'],
  [3600, 'PT1H'],
  [3725, 'PT1H2M5S'],
])('%i seconds are %s', (seconds, written) => {
  expect(isoDuration(seconds)).toBe(written);
});

it('describes a video and where it plays', () => {
  const video = videoObject(
    {
      title: 'Fitting the collar',
      description: null,
      poster: image('poster', 1600, 900),
      uploadedAt: '2026-05-01',
      seconds: 75,
      contentUrl: 'https://cdn.example/files/fit.webm',
      url: 'https://shop.example/videos/gps-collar-training',
      transcript: null,
    },
    SITE_ORGANIZATION,
  );
  expect(video).toMatchObject({
    '@type': 'VideoObject',
    name: 'Fitting the collar',
    description: 'Fitting the collar',
    thumbnailUrl: 'https://cdn.example/cdn/shop/files/poster.jpg?width=1200',
    uploadDate: '2026-05-01',
    duration: 'PT1M15S',
    contentUrl: 'https://cdn.example/files/fit.webm',
  });
  expect(video).not.toHaveProperty('transcript');
});
