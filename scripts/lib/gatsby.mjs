import { ended, startNode } from './children.mjs';

/**
 * Starts a Gatsby command.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ piped?: boolean }} [options]
 */
export const startGatsby = (args, env, { piped = false } = {}) =>
  startNode(['node_modules/gatsby/cli.js', ...args], {
    piped,
    env: {
      ...env,
      GATSBY_TELEMETRY_DISABLED: '1',
      // Without a terminal it would draw its progress with cursor movements.
      ...(process.stdout.isTTY && !piped ? {} : { CI: 'true' }),
    },
  });

/**
 * Runs a Gatsby command and returns its exit code.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export const runGatsby = (args, env) => ended(startGatsby(args, env));
