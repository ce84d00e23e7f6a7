import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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
