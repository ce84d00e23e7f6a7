import { answers, isPortFree, waitFor } from './addresses.mjs';
import { leave, startTypeScript } from './children.mjs';
import { sandboxPorts } from './env-file.mjs';

/**
 * For the C library: rendering pictures in many threads would leave as many heaps, which are never
 * freed.
 */
const MALLOC_ARENA_MAX = '2';

export const SANDBOX_CONTROL = 'http://127.0.0.1:4800';

/** Pages of the sandbox for people, by name. */
export const SANDBOX_PAGES = {
  'Content system': 'http://127.0.0.1:4821/desk',
  'Mail inbox': 'http://127.0.0.1:4851/inbox',
  Requests: `${SANDBOX_CONTROL}/requests`,
  Tracking: `${SANDBOX_CONTROL}/tracking`,
};

/** @param {string} sentence */
const fail = async sentence => {
  console.error(`\n${sentence}\n`);
  await leave(1);
};

/**
 * Uses the running sandbox, or starts one that ends with this process.
 * @param {NodeJS.ProcessEnv} env
 */
export const ensureSandbox = async env => {
  const health = `${SANDBOX_CONTROL}/health`;
  if (await answers(health)) {
    console.log(`Using the sandbox that already runs (${SANDBOX_CONTROL}).`);
    return;
  }
  for (const port of new Set([4800, ...sandboxPorts(env)])) {
    if (await isPortFree(port)) continue;
    await fail(
      `Port ${port}, which the sandbox needs, is in use: end the program that listens on it ("lsof -i :${port}" shows it) and run this again.`,
    );
  }
  console.log('Starting the sandbox …');
  const child = startTypeScript('sandbox/main.ts', {
    env: { ...env, MALLOC_ARENA_MAX },
    quiet: true,
  });
  if (!(await waitFor(health, child))) {
    await fail(
      'The sandbox did not start: its message is above ("npm run sandbox" shows all of it).',
    );
  }
};
