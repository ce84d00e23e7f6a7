import { resolve } from 'node:path';
import { copyForBrand } from '../lib/brand-copy.mjs';
import { sandboxBrands, sandboxFileOf } from '../lib/env-file.mjs';
import { runStep } from './run-step.mjs';

/** Every brand with sandbox settings. */
export const BRANDS = sandboxBrands();

const CONFIG = 'e2e/brands/playwright.config.ts';

/**
 * Builds and audits a brand; if it builds, also shops in it and reads its pages.
 * @param {string} brand @param {boolean} isEveryPage
 * @returns {Promise<import('./run-step.mjs').Result[]>}
 */
export const runBrand = async (brand, isEveryPage) => {
  const folder = copyForBrand(brand);
  const build = await runStep(
    {
      name: `${brand}: build and audit`,
      row: 'build',
      commands: [
        [process.execPath, 'scripts/build.mjs', '--env', sandboxFileOf({ BRAND: brand })],
        [process.execPath, 'scripts/verify/check-brand-output.mjs', brand],
      ],
      cwd: folder,
      env: { SANDBOX_STATE: 'memory' },
    },
    { isWhole: false },
  );
  if (build.failed > 0) return [build];
  const browser = await runStep(
    {
      name: `${brand}: journeys and axe`,
      row: 'alone',
      commands: [['node_modules/.bin/playwright', 'test', '--config', CONFIG]],
      report: `test-results/brands/${brand}.json`,
      env: {
        BRAND: brand,
        BRAND_FOLDER: resolve(folder),
        EVERY_PAGE: isEveryPage ? 'yes' : 'no',
      },
    },
    { isWhole: false },
  );
  return [build, browser];
};
