import { createImageUrlBuilder } from '@sanity/image-url';
import { describe, expect, it } from 'vitest';
import { imageUrl } from './image-url';

const asset = { alt: '', width: 2400, height: 1350 };

describe('imageUrl', () => {
  it('requests a crop about the focal point from the content CDN', () => {
    const url = imageUrl(
      { ...asset, url: 'https://cdn.test/images/p/d/a-2400x1350.jpg', hotspot: { x: 0.6, y: 0.5 } },
      { width: 640, height: 800 },
    );
    expect(url).toBe(
      'https://cdn.test/images/p/d/a-2400x1350.jpg?w=640&h=800&fit=crop&crop=focalpoint&fp-x=0.6&fp-y=0.5&auto=format&q=55',
    );
  });
  it('keeps the aspect ratio of a content image without a height', () => {
    const url = imageUrl({ ...asset, url: 'https://cdn.test/images/p/d/a.jpg' }, { width: 640 });
    expect(url).toBe('https://cdn.test/images/p/d/a.jpg?w=640&auto=format&q=55');
  });
  it('asks for a smaller file of the main picture', () => {
    const image = { ...asset, url: 'https://cdn.test/images/p/d/a.jpg' };
    expect(imageUrl(image, { width: 640 }, true)).toMatch(/&q=40$/);
  });
  it('uses the parameters of the commerce CDN and keeps its version', () => {
    const url = imageUrl(
      { ...asset, url: 'https://shop.test/cdn/shop/files/a.jpg?v=1' },
      { width: 320, height: 320 },
    );
    expect(url).toBe('https://shop.test/cdn/shop/files/a.jpg?v=1&width=320&height=320&crop=center');
  });
  it.each([
    ['in the middle of its reach', { x: 0.5, y: 0.4 }, 'crop_left=0&crop_top=330'],
    ['at an edge, which the crop keeps to', { x: 0.9, y: 1 }, 'crop_left=0&crop_top=1140'],
  ])('requests the region about a focal point from the commerce CDN %s', (_, hotspot, place) => {
    const url = imageUrl(
      { ...asset, height: 2400, url: 'https://shop.test/cdn/shop/files/a.jpg', hotspot },
      { width: 1200, height: 630 },
    );
    expect(url).toBe(
      `https://shop.test/cdn/shop/files/a.jpg?width=1200&height=630&crop=region&${place}&crop_width=2400&crop_height=1260`,
    );
  });
  it('equals the URL of the vendor’s own builder', () => {
    const base = 'https://cdn.sanity.io/images/p/d';
    const ours = imageUrl(
      { ...asset, url: `${base}/a-2400x1350.jpg`, hotspot: { x: 0.6, y: 0.5 } },
      { width: 640, height: 800 },
    );
    const theirs = createImageUrlBuilder({ projectId: 'p', dataset: 'd' })
      .image('image-a-2400x1350-jpg')
      .size(640, 800)
      .fit('crop')
      .crop('focalpoint')
      .focalPoint(0.6, 0.5)
      .auto('format')
      .quality(55)
      .url();
    const partsOf = (address: string) => {
      const { origin, pathname, searchParams } = new URL(address);
      return [origin + pathname, Object.fromEntries(searchParams)];
    };
    expect(partsOf(ours)).toEqual(partsOf(theirs));
  });
});
