import { describe, expect, it } from 'vitest';
import { imageReference } from './content.fixture';
import { toContentImage } from './image';

const base = 'https://cdn.example/images/p/d';
const field = { _type: 'image', asset: { _ref: imageReference }, alt: 'A dog' };

describe('toContentImage', () => {
  it('reads URL and size from the reference', () => {
    expect(toContentImage(field, base)).toEqual({
      url: 'https://cdn.example/images/p/d/abc123-2400x1350.jpg',
      alt: 'A dog',
      width: 2400,
      height: 1350,
      hotspot: null,
    });
  });

  it('keeps a focal point inside the image', () => {
    const at = (x: unknown, y: unknown) =>
      toContentImage({ ...field, hotspot: { x, y } }, base)?.hotspot;
    expect(at(0.25, 0)).toEqual({ x: 0.25, y: 0 });
    expect(at(1.5, 0.5)).toBeNull();
    expect(at('0.5', 0.5)).toBeNull();
  });

  it.each([[null], ['x'], [{}], [{ asset: {} }], [{ asset: { _ref: 'file-abc-pdf' } }]])(
    'returns null for %j',
    value => {
      expect(toContentImage(value, base)).toBeNull();
    },
  );
});
