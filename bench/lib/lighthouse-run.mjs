import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS } from '../../scripts/lib/browser.mjs';
import { browserPath } from './site.mjs';

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * One run of Lighthouse, phone with simulated throttling, in a separate browser. Throws if
 * Lighthouse itself reports the run as failed.
 * @param {string} address @param {string[]} skipAudits audits to leave out
 */
export const lighthouseRun = async (address, skipAudits = []) => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      output: 'html',
      logLevel: 'error',
      skipAudits,
    });
    if (!result) throw new Error(`No result for ${address}`);
    const { lhr, report } = result;
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return { lhr, report: String(report) };
  } finally {
    await browser.close();
  }
};
