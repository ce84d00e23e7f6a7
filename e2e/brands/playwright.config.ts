import { defineConfig, devices } from '@playwright/test';
import { resolve } from 'node:path';
import shop from '~/playwright.config';

const ROOT = resolve(__dirname, '../..');
const { BRAND = '', BRAND_FOLDER = ROOT } = process.env;

/** The same tests for each brand, against its own build: see scripts/verify-brands.mjs. */
export default defineConfig({
  ...shop,
  testDir: '.',
  testMatch: /\.brand\.ts$/,
  outputDir: resolve(ROOT, 'test-results/brands/failures'),
  timeout: 60_000,
  reporter: [
    ['line'],
    ['json', { outputFile: resolve(ROOT, `test-results/brands/${BRAND}.json`) }],
  ],
  projects: [
    {
      name: '1440',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    { name: '390', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    // Its sandbox settings are those of the variable BRAND.
    command: 'node scripts/start.mjs --prebuilt',
    cwd: resolve(ROOT, BRAND_FOLDER),
    url: 'http://localhost:8000',
    // Another shop may be open there.
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
    env: { SANDBOX_AVIF: 'off', SANDBOX_STATE: 'memory' },
  },
});
