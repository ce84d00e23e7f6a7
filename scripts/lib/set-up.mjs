// Requirements of everything else. Plain Node: nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NEEDED = /** @type {const} */ ([20, 20]);
const STAMP = join('node_modules', '.installed-lock');
const PROGRESS_MS = 10_000;

/** @param {string} version */
export const isNodeRecent = version => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
};

/** Stops with one message that says how to fix the problem. @param {string} sentence */
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
  // Installed by hand: npm's own copy of the lock file shows whether it is complete.
  const own = join('node_modules', '.package-lock.json');
  if (!existsSync(own)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages ?? {};
  const found = JSON.parse(readFileSync(own, 'utf8')).packages ?? {};
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || entry.optional || entry.peer || found[path]?.version === entry.version,
  );
};

/**
 * The progress of an installation: the number of packages in the lock file that every platform
 * needs, and how many of them are in node_modules. npm creates the folders of all packages first, so a
 * package counts once it has its package.json.
 * @param {{ packages?: Record<string, { optional?: boolean, peer?: boolean }> }} lock
 * @param {(path: string) => boolean} [isThere]
 */
export const countPackages = (lock, isThere = existsSync) => {
  const needed = Object.entries(lock.packages ?? {})
    .filter(([path, entry]) => path !== '' && !entry.optional && !entry.peer)
    .map(([path]) => path);
  return {
    installed: needed.filter(path => isThere(`${path}/package.json`)).length,
    needed: needed.length,
  };
};

/** @param {number} started */
const secondsSince = started => Math.round((Date.now() - started) / 1000);

/**
 * Runs npm, and keeps its output in case it fails.
 * @param {readonly string[]} args
 * @returns {Promise<{ isDone: boolean, printed: string }>}
 */
const runNpm = args =>
  new Promise(resolve => {
    const isWindows = process.platform === 'win32';
    const npm = spawn(isWindows ? 'npm.cmd' : 'npm', args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
    });
    let printed = '';
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding('utf8').on('data', text => (printed += text));
    }
    npm.once('error', error => resolve({ isDone: false, printed: `${error.message}\n` }));
    npm.once('close', code => resolve({ isDone: code === 0, printed }));
  });

/** Install the packages when they are missing or the lock file has changed since. */
export const ensureDependencies = async () => {
  if (isInstalled()) return;
  console.log('Installing packages, this takes a minute or two …');
  const started = Date.now();
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const progress = setInterval(() => {
    const { installed, needed } = countPackages(lock);
    console.log(`  ${installed} of ${needed} packages (${secondsSince(started)} s)`);
  }, PROGRESS_MS);
  // `npm ci` rejects a lock file that does not match package.json, or lacks the builds of another
  // platform, so that nobody's machine gets other packages than this one.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { isDone, printed } = await runNpm(args);
  clearInterval(progress);
  if (!isDone) {
    console.error(printed);
    stop(
      'The packages could not be installed: see the npm output above. Check the network and the registry ("npm ping"), remove node_modules, and run this again.',
    );
  }
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(STAMP, lockHash());
  console.log(`The packages are installed (${secondsSince(started)} s).`);
};
