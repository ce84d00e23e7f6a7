import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BRAND_IDS, BRANDS, brandOf, findBrand } from './brands';
import { BrandFileError, readBrand } from './brands/read-brand';
import { BRANDS as FOUR } from './testing/brands';

describe('brands', () => {
  it('are found by their id', () => {
    expect(BRAND_IDS).toEqual([...BRAND_IDS].sort());
    expect(BRAND_IDS).toEqual(expect.arrayContaining(Object.keys(FOUR)));
    for (const brand of BRANDS) {
      expect(findBrand(brand.id)).toBe(brand);
      expect(brandOf(brand.id)).toBe(brand);
    }
    expect(findBrand('acme')).toBeNull();
    expect(findBrand(undefined)).toBeNull();
    expect(() => brandOf('acme')).toThrow(/no brand "acme".*kitwell, larkfield.*add-a-brand\.md/);
  });

  it('give the logo of the fence brand a height of 26 pixels', () => {
    expect(brandOf('larkfield').logoHeight).toBe(26);
  });

  it('share the global catalogue in two cases', () => {
    const sharing = Object.values(FOUR).filter(brand => brand.usesGlobalProductIndex);
    expect(sharing.map(({ id }) => id)).toEqual(['pawmere', 'trailhound']);
  });
});

describe('the file of a brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const { id: _, ...good } = brandOf('kitwell');
  const read = (content: object | string, name = 'acme.json') => {
    const file = join(folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return readBrand(file);
  };

  it('gives the brand its id', () => {
    expect(read(good)).toEqual({ ...good, id: 'acme' });
  });

  it.each([
    [{ name: '' }, '"name" takes the name'],
    [{ logoRatio: undefined }, '"logoRatio" takes the width of the logo divided by its height'],
    [{ logoHeight: '26' }, '"logoHeight" takes the height of the logo'],
    [{ hasDealers: 'no' }, '"hasDealers" takes true if dealers'],
    [{ localeIds: [] }, '"localeIds" takes a list of locales'],
    [{ localeIds: ['en-ca', 'en-us'] }, '"en-us" first'],
    [{ localeIds: ['en-us', 'en-us'] }, 'without repetitions'],
    [{ localeIds: ['en-us', 'en-nz'] }, 'the locales are en-us, en-au'],
    [{ urlPaths: { 'en-ca': '/ca' } }, '"urlPaths" takes the path prefixes'],
    [{ colour: 'blue' }, '"colour" is not a field of a brand; those are name, tagline'],
  ])('is refused with %j, in words', (change, words) => {
    expect(() => read({ ...good, ...change })).toThrow(BrandFileError);
    expect(() => read({ ...good, ...change })).toThrow(words);
  });

  it('names every problem, and itself', () => {
    expect(() => read({ ...good, name: 1, tagline: 2 })).toThrow(
      /acme\.json: "name" takes .*\n.*acme\.json: "tagline" takes /,
    );
    expect(() => read('{')).toThrow(/acme\.json cannot be read: SyntaxError/);
    expect(() => read([])).toThrow(/acme\.json: /);
    expect(() => read(good, 'Acme-2.json')).toThrow(/lowercase letters alone/);
  });
});
