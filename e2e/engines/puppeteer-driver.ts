import { launch } from 'puppeteer-core';
import { BROWSER_ARGS } from '~/scripts/lib/browser.mjs';
import { WINDOW, type Driver } from './driver';

const COMMAND_MS = 30_000;

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export const startWithPuppeteer = async (
  browserName: 'chrome' | 'firefox',
  program: string,
): Promise<Driver> => {
  const browser = await launch({
    browser: browserName,
    executablePath: program,
    headless: true,
    defaultViewport: WINDOW,
    protocolTimeout: COMMAND_MS,
    args: browserName === 'chrome' ? [...BROWSER_ARGS] : [],
  });
  const page = await browser.newPage();
  return {
    // Not goto(): after a step back in Firefox it waits for events that never come.
    open: async address =>
      void (await page.evaluate(`setTimeout(() => location.assign(${JSON.stringify(address)}))`)),
    run: expression => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    // A page restored from memory has no load event to wait for.
    back: async () => void (await page.evaluate('setTimeout(() => history.back())')),
    close: () => browser.close(),
  };
};
