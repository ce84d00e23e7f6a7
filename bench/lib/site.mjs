import { existsSync } from 'node:fs';
import { answers, waitFor } from '../../scripts/lib/addresses.mjs';
import { startNode } from '../../scripts/lib/children.mjs';
import { stop } from '../../scripts/lib/set-up.mjs';

/** Where the shop is served. */
export const SITE = process.env.SITE_URL ?? 'http://localhost:8000';

/** The shop running: the one that runs already, or one that ends with this process. */
export const ensureSite = async () => {
  if (await answers(`${SITE}/`)) return;
  console.log('Starting the shop …');
  const child = startNode(['scripts/start.mjs', '--prebuilt'], { quiet: true });
  if (!(await waitFor(`${SITE}/`, child))) {
    stop('The shop did not start: "npm start -- --prebuilt" shows why.');
  }
};

/** The browser to measure with. */
export const browserPath = () => {
  const path = [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find(each => each !== undefined && existsSync(each));
  if (path === undefined) stop('No Chromium was found: set CHROME_PATH to one and run this again.');
  return path;
};

/** Quiet and alike on every machine; measured in a container too, where its own sandbox cannot be. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
