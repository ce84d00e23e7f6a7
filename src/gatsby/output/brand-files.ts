import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandId } from '~/src/config/brands';

/** Folders of the output that hold a folder for each brand. */
const FOLDERS = ['brands', 'fonts'] as const;

/** Takes other brands' logos and letters out of the output, where all of `static` was copied. */
export const removeOtherBrandFiles = async (output: string, brand: BrandId): Promise<void> => {
  for (const folder of FOLDERS) {
    const entries = await readdir(join(output, folder)).catch(() => []);
    const others = entries.filter(name => name !== brand);
    await Promise.all(others.map(name => rm(join(output, folder, name), { recursive: true })));
  }
};
