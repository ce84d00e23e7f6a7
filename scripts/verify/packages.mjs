import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findHeadlessBrowser } from '../lib/browser.mjs';
import { findEngines } from './engines.mjs';
import { findNginx } from '../../hosting/checks/find-nginx.mjs';

/** Debian's packages by what needs them. */
const PACKAGES = /** @type {const} */ ({
  browser: ['chromium'],
  /** A Chromium without windows: quicker; without it the browser tests use the other one. */
  headlessBrowser: ['chromium-headless-shell'],
  nginx: ['nginx'],
  engines: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
});

/** @typedef {Readonly<Record<keyof typeof PACKAGES, boolean>>} Found */

/** The packages of what was not found, in groups that can be installed apart. @param {Found} found */
export const missingPackages = found =>
  Object.entries(PACKAGES).flatMap(([name, group]) =>
    found[/** @type {keyof typeof PACKAGES} */ (name)] ? [] : [group],
  );

/** Whether both other engines, and what they need, are installed. */
export const hasEngines = () =>
  Object.values(findEngines()).every(program => program !== undefined);

/** What is on this machine. @returns {Found} */
const look = () => {
  // Whoever names a browser wants that one.
  const isNamed = Boolean(process.env.CHROMIUM_PATH || process.env.CHROME_PATH);
  const browser = findBrowser();
  return {
    browser: browser !== undefined,
    headlessBrowser: isNamed || (browser !== undefined && findHeadlessBrowser() !== browser),
    nginx: findNginx() !== undefined,
    engines: hasEngines(),
  };
};

/** @param {readonly string[]} args @returns {Promise<boolean>} */
const aptGet = args =>
  new Promise(resolve => {
    const child = spawn('apt-get', ['-q', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => resolve(false));
    child.once('close', code => resolve(code === 0));
  });

/** @param {readonly string[]} packages */
const install = packages => aptGet(['install', '-y', '--no-install-recommends', ...packages]);

/**
 * As root on Debian, installs what the checks need besides npm's packages: browsers and nginx. If not all can be
 * had, each is tried by itself; the checks say what they miss.
 */
export const ensurePackages = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const groups = missingPackages(look());
  if (groups.length === 0) return;
  console.log(`Installing ${groups.flat().join(', ')} for the checks.`);
  if (!(await aptGet(['update']))) return;
  if (await install(groups.flat())) return;
  for (const group of groups) {
    if (!(await install(group))) console.error(`${group.join(', ')} could not be installed.`);
  }
};
