import { existsSync } from 'node:fs';

const HEADLESS = '/usr/bin/chromium-headless-shell';
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser named in the environment, or else the first that is installed. @param {readonly string[]} paths */
const firstOf = paths =>
  [process.env.CHROMIUM_PATH, process.env.CHROME_PATH, ...paths].find(
    path => path !== undefined && path !== '' && existsSync(path),
  );

/**
 * Chromium: the one named in the environment (Lighthouse's name is CHROME_PATH), or an installed
 * one.
 */
export const findBrowser = () => firstOf(INSTALLED);

/**
 * The same for tests that show no window: Debian has a Chromium without any, which needs two thirds
 * of the time.
 */
export const findHeadlessBrowser = () => firstOf([HEADLESS, ...INSTALLED]);

/**
 * The same output on every machine; also works in a container, where Chromium's own sandbox is not
 * available.
 */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
