import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findHeadlessBrowser } from '../lib/browser.mjs';

/** @param {string} command @param {readonly string[]} args */
const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const playwrightHasOwn = () => {
  const script =
    "process.exit(require('fs').existsSync(require('@playwright/test').chromium.executablePath())?0:1)";
  return spawnSync(process.execPath, ['-e', script], { stdio: 'ignore' }).status === 0;
};

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {readonly string[]} packages */
const install = packages =>
  run('apt-get', ['update']) &&
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);

/**
 * Sees to it that there is a browser for the browser tests: an installed Chrome or Chromium, else Playwright's
 * own, else (as root on Debian) the package `chromium`. There it also installs the Chromium without windows,
 * which is quicker; without it the tests use the other one.
 */
export const ensureBrowser = () => {
  const isThere = findBrowser() !== undefined || playwrightHasOwn();
  const isNamed = Boolean(process.env.CHROMIUM_PATH || process.env.CHROME_PATH);
  const isQuick = findHeadlessBrowser() !== findBrowser();
  if (isDebianRoot() && !isNamed && !(isThere && isQuick)) {
    const packages = [...(isThere ? [] : ['chromium']), 'chromium-headless-shell'];
    console.log(`Installing ${packages.join(' and ')} for the browser tests.`);
    if (!install(packages) && !isThere) install(['chromium']);
  }
  if (isThere || findBrowser() !== undefined) return;
  console.error(
    'The browser tests need Chrome or Chromium and none was found. Install one, or run "npx playwright install chromium", or name one in CHROMIUM_PATH.',
  );
  process.exit(1);
};
