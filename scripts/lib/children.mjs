import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LEAVE = fileURLToPath(new URL('./leave-with-parent.mjs', import.meta.url));
const KILL_DELAY_MS = 5000;

/** @typedef {import('node:child_process').ChildProcess} Child */
/** @type {Set<Child>} */
const children = new Set();

/**
 * Start a Node program that ends with this process, however this process ends.
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, piped?: boolean, cwd?: string }} [options]
 * `quiet` drops what it prints but for errors, `piped` leaves all of it to the caller.
 */
export const startNode = (args, { env = process.env, quiet = false, piped = false, cwd } = {}) => {
  const child = spawn(process.execPath, ['--import', LEAVE, ...args], {
    env: { ...env, LEAVE_WITH: String(process.pid) },
    cwd,
    stdio: piped
      ? ['ignore', 'pipe', 'pipe', 'ipc']
      : ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
};

/** Start a TypeScript program. @param {string} file @param {Parameters<typeof startNode>[1]} [options] */
export const startTypeScript = (file, options) => startNode(['--import', 'tsx', file], options);

/** How a child ended. @param {Child} child @returns {Promise<number>} */
export const ended = child =>
  child.exitCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise(resolve =>
        child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1))),
      );

/** Ask every child to end, and make those that do not. */
export const stopChildren = async () => {
  const running = [...children];
  for (const child of running) child.kill('SIGTERM');
  const force = setTimeout(() => running.forEach(child => child.kill('SIGKILL')), KILL_DELAY_MS);
  await Promise.all(running.map(ended));
  clearTimeout(force);
};

/** Stop what was started and leave. @param {number} code */
export const leave = async code => {
  await stopChildren();
  process.exit(code);
};

let isLeaving = false;
for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])) {
  process.on(signal, () => {
    if (isLeaving) return;
    isLeaving = true;
    void leave(code);
  });
}
