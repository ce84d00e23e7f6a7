import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BRAND_IDS } from '~/src/config/brands';
import { removeOtherBrandFiles } from './brand-files';

let output = '';

beforeEach(async () => {
  output = await mkdtemp(join(tmpdir(), 'output-'));
  for (const folder of ['brands', 'fonts', 'products']) {
    for (const brand of BRAND_IDS) {
      await mkdir(join(output, folder, brand), { recursive: true });
      await writeFile(join(output, folder, brand, 'file'), brand);
    }
  }
});
afterEach(() => rm(output, { recursive: true }));

it("keeps only the built brand's logos and fonts, and everything else", async () => {
  await removeOtherBrandFiles(output, 'kitwell');
  const kept = (folder: string) =>
    BRAND_IDS.filter(brand => existsSync(join(output, folder, brand, 'file')));
  expect(kept('brands')).toEqual(['kitwell']);
  expect(kept('fonts')).toEqual(['kitwell']);
  expect(kept('products')).toEqual([...BRAND_IDS]);
});

it('ignores missing folders', async () => {
  await expect(removeOtherBrandFiles(join(output, 'nowhere'), 'kitwell')).resolves.toBeUndefined();
});
