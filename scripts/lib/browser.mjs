import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium of this machine: the one that is named (Lighthouse calls it CHROME_PATH), or one that
 * is installed.
 */
export const findBrowser = () =>
  [process.env.CHROMIUM_PATH, process.env.CHROME_PATH, ...INSTALLED].find(
    path => path !== undefined && path !== '' && existsSync(path),
  );

/** Quiet and alike on every machine; run in a container too, where its own sandbox cannot be. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
