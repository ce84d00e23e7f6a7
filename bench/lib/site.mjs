import { answers, waitFor } from '../../scripts/lib/addresses.mjs';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { startNode } from '../../scripts/lib/children.mjs';
import { stop } from '../../scripts/lib/set-up.mjs';

/** The address of the shop. */
export const SITE = process.env.SITE_URL ?? 'http://localhost:8000';

/** Starts the shop, unless it runs already; it ends with this process. */
export const ensureSite = async () => {
  if (await answers(`${SITE}/`)) return;
  console.log('Starting the shop …');
  const child = startNode(['scripts/start.mjs', '--prebuilt'], { quiet: true });
  if (!(await waitFor(`${SITE}/`, child))) {
    stop('The shop did not start: "npm start -- --prebuilt" shows why.');
  }
};

/** The browser used for measuring. */
export const browserPath = () => {
  const path = findBrowser();
  if (path === undefined) {
    stop('No Chromium was found: set CHROMIUM_PATH to one and run this again.');
  }
  return path;
};
