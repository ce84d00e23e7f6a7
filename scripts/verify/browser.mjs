import { spawnSync } from 'node:child_process';
import { findBrowser } from '../lib/browser.mjs';

const playwrightHasOwn = () => {
  const script =
    "process.exit(require('fs').existsSync(require('@playwright/test').chromium.executablePath())?0:1)";
  return spawnSync(process.execPath, ['-e', script], { stdio: 'ignore' }).status === 0;
};

/** Stops unless there is a browser for the browser tests: an installed one, or Playwright's own. */
export const requireBrowser = () => {
  if (findBrowser() !== undefined || playwrightHasOwn()) return;
  console.error(
    'The browser tests need Chrome or Chromium and none was found. Install one, or run "npx playwright install chromium", or name one in CHROMIUM_PATH.',
  );
  process.exit(1);
};
