import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageField } from '~/seed/content/images';
import { startContent } from './testing/start-content';
import type { ContentSandbox } from './testing/start-content';

const hero = 'lifestyle/hero-yard.jpg';

let content: ContentSandbox;
beforeAll(async () => {
  content = await startContent([
    { _id: 'home', _type: 'page', title: 'Home', image: imageField(hero) },
    { _id: 'versions.rLater.home', _type: 'page', title: 'Home, later' },
    { _id: 'versions.rLater.sale', _type: 'page', title: 'Sale' },
    { _id: 'drafts.idea', _type: 'page', title: 'Idea' },
  ]);
});
afterAll(() => content.stop());

describe('what is to be published later', () => {
  it('is not seen as published, with a token or without one', async () => {
    for (const token of [undefined, 'sandbox-content-token']) {
      const client = content.client({ token, perspective: 'published' });
      expect(await client.fetch('*[_type == "page"].title')).toEqual(['Home']);
    }
  });

  it('is seen in its release alone', async () => {
    const client = content.client({ token: 'sandbox-content-token', perspective: ['rLater'] });
    expect(await client.fetch('*[_type == "page"] | order(title asc).title')).toEqual([
      'Home, later',
      'Sale',
    ]);
  });

  it('cannot be scheduled here, in words', async () => {
    const reply = await fetch(`${content.url}/v2025-02-19/schedules/storefront1/production`);
    expect(reply.status).toBe(501);
    expect(await reply.text()).toContain('has not modelled');
  });
});

describe("the vendor's client is refused in words", () => {
  it('with visual editing', async () => {
    const client = content.client({
      stega: { enabled: true, studioUrl: 'http://127.0.0.1:4821/desk' },
    });
    await expect(client.fetch('*[0].title')).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('no source maps, and so no visual editing') as string,
    });
  });

  it('with live content', async () => {
    const reply = await fetch(`${content.url}/vX/data/live/events/production`);
    expect(reply.status).toBe(501);
    expect(await reply.text()).toContain('no live content (data/live)');
  });
});

it('a picture comes with what stands in its place until it is there', async () => {
  const preview: unknown = await content.client().fetch('*[0].image.asset->metadata.lqip');
  expect(preview).toMatch(/^data:image\/\w+;base64,/);
});

const builder = () =>
  createImageUrlBuilder({
    projectId: 'storefront1',
    dataset: 'production',
    baseUrl: content.url,
  }).image(imageField(hero));

type Builder = ReturnType<typeof builder>;

describe("the vendor's URL builder", () => {
  const ANSWERED: readonly (readonly [string, (image: Builder) => Builder, string])[] = [
    ['size', image => image.size(300, 200), '300x200'],
    ['rect', image => image.rect(0, 0, 600, 600).width(60), '60x60'],
    [
      'focalPoint',
      image => image.size(90, 90).fit('crop').crop('focalpoint').focalPoint(0.2, 0.4),
      '90x90',
    ],
    ['fit', image => image.size(90, 60).fit('fill').bg('ffffff'), '90x60'],
    ['dpr', image => image.width(60).dpr(2), '120x68'],
    ['quality', image => image.width(60).quality(30), '60x34'],
    ['format', image => image.width(60).format('webp'), '60x34'],
    ['auto', image => image.width(60).auto('format'), '60x34'],
  ];

  it.each(ANSWERED)('%s is answered', async (_, change, size) => {
    const reply = await fetch(change(builder()).url());
    expect(reply.status).toBe(200);
    const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(size);
  });

  const REFUSED: readonly (readonly [string, (image: Builder) => Builder])[] = [
    ['blur', image => image.blur(50)],
    ['sat', image => image.saturation(-100)],
    ['flip', image => image.flipHorizontal()],
    ['or', image => image.orientation(90)],
    ['pad', image => image.pad(10)],
    ['sharp', image => image.sharpen(10)],
    ['invert', image => image.invert(true)],
    ['min-w', image => image.minWidth(10)],
    ['min-h', image => image.minHeight(10)],
    ['max-w', image => image.maxWidth(10)],
    ['max-h', image => image.maxHeight(10)],
    ['frame', image => image.frame(1)],
    ['dl', image => image.forceDownload('yard.jpg')],
  ];

  it.each(REFUSED)('%s is refused in words', async (name, change) => {
    const reply = await fetch(change(builder()).url());
    expect(reply.status).toBe(501);
    expect(await reply.text()).toContain(`\\"${name}\\" is not modelled`);
  });
});
