import { clearStamp, hashInputs, writeStamp } from './build-stamp.mjs';
import { ended, startTypeScript } from './children.mjs';
import { runGatsby } from './gatsby.mjs';

/** @param {string} inputs @param {NodeJS.ProcessEnv} env */
const releaseOf = (inputs, env) =>
  env.GATSBY_RELEASE || `${env.GATSBY_BRAND ?? 'shop'}@${inputs.slice(0, 12)}`;

/**
 * Build the production site and audit what was written: links, titles, images, policies and the
 * weight of each template. The exit code, which is not 0 past a budget.
 * @param {string} envFile
 * @param {NodeJS.ProcessEnv} env
 */
export const buildSite = async (envFile, env) => {
  const inputs = hashInputs(envFile, env);
  clearStamp();
  const code = await runGatsby(['build', '--no-color'], {
    ...env,
    NODE_ENV: 'production',
    GATSBY_RELEASE: releaseOf(inputs, env),
  });
  if (code !== 0) return code;
  const audited = await ended(startTypeScript('scripts/audit/main.ts'));
  if (audited === 0) writeStamp(inputs);
  return audited;
};
