import { describe, expect, it } from 'vitest';
import { checkImages } from './images';
import { page } from './page.fixture';

describe('checkImages', () => {
  it('requires alt text, width and height', () => {
    const messages = checkImages([page('/', '<img src="a.jpg" width="10">')]).map(
      each => each.message,
    );
    expect(messages).toEqual(['image a.jpg has no alt', 'image a.jpg has no height']);
  });

  it('accepts a decorative image', () => {
    expect(checkImages([page('/', '<img src="a.jpg" alt="" width="10" height="5">')])).toEqual([]);
  });

  it('requires width and height of a picture source, and none of a video', () => {
    const film = '<video><source src="a.mp4"></video>';
    const shapes = '<picture><source srcset="b.jpg 1w" width="7"></picture>';
    expect(checkImages([page('/', film + shapes)]).map(each => each.message)).toEqual([
      'picture b.jpg 1w has no height',
    ]);
  });
});
