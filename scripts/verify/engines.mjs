import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Debian keeps WebKitGTK's own browser beside the library, in a folder per architecture. */
const findMiniBrowser = () => {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .flatMap(folder =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(library =>
        join('/usr/lib', folder, library, 'MiniBrowser'),
      ),
    )
    .find(file => existsSync(file));
};

/** @param {readonly string[]} files */
const first = files => files.find(file => existsSync(file));

/** The programs of the engines other than Chromium; undefined if not installed. */
export const findEngines = () => ({
  firefox: first([process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']),
  webKitDriver: first(['/usr/bin/WebKitWebDriver']),
  miniBrowser: findMiniBrowser(),
  display: first(['/usr/bin/Xvfb']),
});

/** @param {readonly string[]} args */
const aptGet = args =>
  spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Finds Firefox and WebKit for the smoke journey: installed ones, or else (as root on Debian) their
 * packages. Returns whether both are available.
 */
export const ensureEngines = () => {
  const areThere = () => Object.values(findEngines()).every(program => program !== undefined);
  if (areThere()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Not every browser engine found: installing the packages ${PACKAGES.join(', ')}.`);
  const isInstalled =
    aptGet(['update']) && aptGet(['install', '-y', '--no-install-recommends', ...PACKAGES]);
  if (!isInstalled) console.error('They could not be installed: see the apt-get output above.');
  return areThere();
};
