import type { Brand, BrandId } from './brands/brand';
import { kitwell } from './brands/kitwell';
import { larkfield } from './brands/larkfield';
import { pawmere } from './brands/pawmere';
import { trailhound } from './brands/trailhound';

export type { Brand, BrandId } from './brands/brand';

export const BRANDS: Readonly<Record<BrandId, Brand>> = { larkfield, pawmere, trailhound, kitwell };

export const BRAND_IDS: readonly BrandId[] = ['larkfield', 'pawmere', 'trailhound', 'kitwell'];

/** The brand of that id, or null when there is none. */
export const findBrand = (id: string | undefined): Brand | null => {
  const known = BRAND_IDS.find(entry => entry === id);
  return known ? BRANDS[known] : null;
};
