import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from './brands/brand';
import { readBrand } from './brands/read-brand';

/** Relative to the project's root, where the build, the scripts and the tests run. */
const FOLDER = join('src', 'config', 'brands');

/**
 * Every brand, in the order of their ids. For the build, scripts and tests; the browser bundle contains
 * only the built brand (`browserSettings`).
 * @throws BrandFileError if the file of a brand has a problem
 */
export const BRANDS: readonly Brand[] = readdirSync(FOLDER)
  .filter(name => name.endsWith('.json'))
  .sort()
  .map(name => readBrand(join(FOLDER, name)));

export const BRAND_IDS: readonly string[] = BRANDS.map(({ id }) => id);

/** The brand of that id, or null when there is none. */
export const findBrand = (id: string | undefined): Brand | null =>
  BRANDS.find(brand => brand.id === id) ?? null;

/** The brand of that id. @throws if there is none */
export const brandOf = (id: string): Brand => {
  const found = findBrand(id);
  if (found) return found;
  throw new Error(
    `There is no brand "${id}". Brands: ${BRAND_IDS.join(', ')}; docs/add-a-brand.md says how to add one.`,
  );
};
