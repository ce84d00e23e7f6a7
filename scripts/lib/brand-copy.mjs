import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './copy-tree.mjs';

/** What a build leaves, and the next one is quicker with. */
const KEPT = ['.cache', '.host', 'public'];

/**
 * Copies the project into a folder of the brand's own, so that the build in this one is not disturbed, and
 * returns it. What an earlier build left there stays.
 * @param {string} brand
 */
export const copyForBrand = brand => {
  const folder = join('.brands', brand);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!KEPT.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  copyTree(folder);
  return folder;
};
