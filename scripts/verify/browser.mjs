import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../lib/browser.mjs';

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

/**
 * Finds a browser for the browser tests: an installed Chrome or Chromium, else Playwright's own,
 * else (as root on Debian) the package `chromium`.
 * @returns {string | null} the program's path, or null where Playwright finds its own.
 */
export const ensureBrowser = () => {
  const installed = findBrowser();
  if (installed) return installed;
  if (playwrightHasOwn()) return null;
  if (isDebianRoot()) {
    console.log('No browser found: installing the package chromium.');
    if (
      run('apt-get', ['update']) &&
      run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    ) {
      const fresh = findBrowser();
      if (fresh) return fresh;
    }
  }
  console.error(
    'The browser tests need Chrome or Chromium and none was found. Install one, or run "npx playwright install chromium", or name one in CHROMIUM_PATH.',
  );
  process.exit(1);
};
