import { clearStamp, hashInputs, writeStamp } from './build-stamp.mjs';
import { runGatsby } from './gatsby.mjs';

/**
 * Build the production site; the exit code.
 * @param {string} envFile
 * @param {NodeJS.ProcessEnv} env
 */
export const buildSite = async (envFile, env) => {
  const inputs = hashInputs(envFile, env);
  clearStamp();
  const code = await runGatsby(['build', '--no-color'], { ...env, NODE_ENV: 'production' });
  if (code === 0) writeStamp(inputs);
  return code;
};
