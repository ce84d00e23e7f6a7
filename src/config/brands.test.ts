import { describe, expect, it } from 'vitest';
import { BRAND_IDS, BRANDS, findBrand } from './brands';

describe('brands', () => {
  it('are four, found by their id', () => {
    expect(BRAND_IDS).toHaveLength(4);
    for (const id of BRAND_IDS) expect(findBrand(id)).toBe(BRANDS[id]);
    expect(findBrand('acme')).toBeNull();
    expect(findBrand(undefined)).toBeNull();
  });

  it('give the logo of the fence brand a height of 26 pixels', () => {
    expect(BRANDS.larkfield.logoHeight).toBe(26);
  });

  it('share the global catalogue in two cases', () => {
    expect(BRAND_IDS.filter(id => BRANDS[id].usesGlobalProductIndex)).toHaveLength(2);
  });
});
