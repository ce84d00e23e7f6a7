// Builds the shop with a large generated catalogue, in a copy of the tree, and fails when that needs
// too much memory. `node bench/large-catalogue.mjs --products 10000`; no sandbox may be running.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answers } from '../scripts/lib/addresses.mjs';
import { readArguments } from '../scripts/lib/arguments.mjs';
import { ended, leave } from '../scripts/lib/children.mjs';
import { readEnvFile } from '../scripts/lib/env-file.mjs';
import { startGatsby } from '../scripts/lib/gatsby.mjs';
import { SANDBOX_CONTROL, ensureSandbox } from '../scripts/lib/sandbox.mjs';
import { stop } from '../scripts/lib/set-up.mjs';

const LIMIT_GIB = 6;
const POLL_MS = 500;
const KIB_IN_GIB = 1024 * 1024;

const { products = '10000', keep } = readArguments(process.argv.slice(2), {
  values: ['products'],
  flags: ['keep'],
});

/**
 * Resident memory of a process and its descendants, in KiB.
 * @param {number} root
 */
const residentKib = root => {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  }
  return rows.reduce((sum, [pid = 0, , rss = 0]) => sum + (family.has(pid) ? rss : 0), 0);
};

/** @param {string} folder */
const copyTree = folder => {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\n');
  for (const name of names) {
    if (name !== '' && existsSync(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
};

/** @param {string} name @param {NodeJS.ProcessEnv} env */
const measureBuild = async (name, env) => {
  const started = Date.now();
  const child = startGatsby(['build', '--no-color'], env);
  let peak = 0;
  const timer = setInterval(() => {
    if (child.pid !== undefined) peak = Math.max(peak, residentKib(child.pid));
  }, POLL_MS);
  const code = await ended(child);
  clearInterval(timer);
  const seconds = Math.round((Date.now() - started) / 1000);
  const gib = peak / KIB_IN_GIB;
  console.log(
    `\n${name}: exit code ${code}, ${seconds} s, at most ${gib.toFixed(2)} GiB resident\n`,
  );
  return code === 0 && gib <= LIMIT_GIB;
};

if (await answers(`${SANDBOX_CONTROL}/health`)) {
  stop('A sandbox is running, with its own catalogue: stop it and run this again.');
}
const folder = mkdtempSync(join(tmpdir(), 'large-'));
copyTree(folder);
process.chdir(folder);
process.env.SANDBOX_EXTRA_PRODUCTS = products;
process.env.SANDBOX_STATE = join(folder, '.sandbox');
const env = { ...readEnvFile('.env.sandbox'), NODE_ENV: 'production' };
await ensureSandbox(env);
const isFirstGood = await measureBuild(`${products} products, first build`, env);
const isSecondGood = isFirstGood && (await measureBuild('the same again', env));
const pages = readdirSync('public', { recursive: true }).filter(name =>
  String(name).endsWith('index.html'),
).length;
console.log(`${pages} pages; limit ${LIMIT_GIB} GiB; ${isSecondGood ? 'within it' : 'FAILED'}`);
process.chdir(tmpdir());
if (!keep) rmSync(folder, { recursive: true, force: true });
await leave(isSecondGood ? 0 : 1);
