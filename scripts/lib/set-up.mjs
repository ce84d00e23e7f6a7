// What must hold before anything else runs. Plain Node: nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NEEDED = /** @type {const} */ ([20, 20]);
const STAMP = join('node_modules', '.installed-lock');
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** @param {string} version */
export const isNodeRecent = version => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
};

/** Stop with one sentence that says how to mend what is wrong. @param {string} sentence */
export const stop = sentence => {
  console.error(`\n${sentence}\n`);
  process.exit(1);
};

/** Stop unless this Node can run the project. */
export const ensureNode = () => {
  if (isNodeRecent(process.versions.node)) return;
  stop(
    `Node ${process.versions.node} is too old: install Node ${NEEDED.join('.')} or later from https://nodejs.org ("nvm install" reads .nvmrc) and run this again.`,
  );
};

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

const isInstalled = () => {
  if (!existsSync(join('node_modules', 'gatsby', 'package.json'))) return false;
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === lockHash();
  // Installed by hand: npm's own copy of the lock tells whether it is complete.
  const own = join('node_modules', '.package-lock.json');
  if (!existsSync(own)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages ?? {};
  const found = JSON.parse(readFileSync(own, 'utf8')).packages ?? {};
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || entry.optional || entry.peer || found[path]?.version === entry.version,
  );
};

/** Install the packages when they are missing or the lock file has changed since. */
export const ensureDependencies = () => {
  if (isInstalled()) return;
  console.log('Installing packages, this takes a minute or two …');
  const started = Date.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that lacks the builds of other platforms, which a registry
  // may not hold; `--no-save` keeps the lock file as it is.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error, stdout, stderr } = spawnSync(npm, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: MOST_OUTPUT_BYTES,
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`);
    stop(
      'The packages could not be installed: npm tells why above. Check the network and the registry ("npm ping"), remove node_modules, and run this again.',
    );
  }
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(STAMP, lockHash());
  console.log(`The packages are installed (${Math.round((Date.now() - started) / 1000)} s).`);
};
