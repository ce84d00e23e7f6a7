import { existsSync } from 'node:fs';
import { findBrowser } from '~/scripts/lib/browser.mjs';
import { findEngines } from '~/scripts/verify/engines.mjs';
import type { Engine } from './driver';
import { startWithPuppeteer } from './puppeteer-driver';
import { startWebKit } from './webdriver';

const missing = (programs: readonly (string | undefined)[], need: string): string | null =>
  programs.every(program => program !== undefined && existsSync(program))
    ? null
    : `${need} not found: install it ("npm test" does so, as root on Debian)`;

/** The three engines, installed or not. */
export const engines = (): readonly Engine[] => {
  const chromium = findBrowser();
  const { firefox, webKitDriver, miniBrowser, display } = findEngines();
  return [
    {
      name: 'Chromium',
      missing: missing([chromium], 'Chromium was'),
      start: () => startWithPuppeteer('chrome', chromium ?? ''),
    },
    {
      name: 'Firefox',
      missing: missing([firefox], 'Firefox (package firefox-esr) was'),
      start: () => startWithPuppeteer('firefox', firefox ?? ''),
    },
    {
      name: 'WebKit',
      missing: missing(
        [webKitDriver, miniBrowser, display],
        'WebKit (packages webkit2gtk-driver and xvfb) was',
      ),
      start: () => startWebKit(webKitDriver ?? '', miniBrowser ?? ''),
    },
  ];
};
