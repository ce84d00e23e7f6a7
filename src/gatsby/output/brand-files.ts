import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of the output with a subfolder per brand. */
const FOLDERS = ['brands', 'fonts'] as const;

/** Removes the logos and fonts of other brands from the output, since all of `static` is copied. */
export const removeOtherBrandFiles = async (output: string, brand: string): Promise<void> => {
  for (const folder of FOLDERS) {
    const entries = await readdir(join(output, folder)).catch(() => []);
    const others = entries.filter(name => name !== brand);
    await Promise.all(others.map(name => rm(join(output, folder, name), { recursive: true })));
  }
};
