import { ended, startNode } from './children.mjs';

/**
 * Run a command of the site generator; its exit code.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export const runGatsby = (args, env) =>
  ended(
    startNode(['node_modules/gatsby/cli.js', ...args], {
      env: { ...env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_TELEMETRY_OPT_IN: '' },
    }),
  );
