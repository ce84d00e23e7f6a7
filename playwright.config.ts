import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, findHeadlessBrowser } from './scripts/lib/browser.mjs';

const systemBrowser = findHeadlessBrowser();
const SITE = process.env.SITE_URL ?? 'http://localhost:8000';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: SITE,
    // Requests that a worker answers go past the guards and routes of the tests.
    serviceWorkers: 'block',
    // A trace of every test costs a third of its time; `--trace on` shows one that fails here.
    trace: 'on-first-retry',
    launchOptions: {
      ...(systemBrowser === undefined ? {} : { executablePath: systemBrowser }),
      args: BROWSER_ARGS,
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /on-a-phone\.spec\.ts/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /(axe|shopping|on-a-phone)\.spec\.ts/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs --prebuilt',
    url: SITE,
    reuseExistingServer: true,
    timeout: 120_000,
    stdout: 'ignore',
    // A CPU that draws pictures is missed by the browsers.
    env: { SANDBOX_AVIF: 'off' },
  },
});
