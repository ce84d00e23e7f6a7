import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { showProgress } from './build-progress.mjs';
import { clearStamp, hashInputs, writeStamp } from './build-stamp.mjs';
import { ended, startTypeScript } from './children.mjs';
import { startGatsby } from './gatsby.mjs';

/** @param {string} inputs @param {NodeJS.ProcessEnv} env */
const releaseOf = (inputs, env) =>
  env.GATSBY_RELEASE || `${env.GATSBY_BRAND ?? 'shop'}@${inputs.slice(0, 12)}`;

const BUILT_BRAND = join('.host', 'built-brand.txt');

/**
 * Deletes what another brand has left, because Gatsby keeps files of the output that it did not
 * write.
 * @param {NodeJS.ProcessEnv} env
 */
const clearOtherBrand = env => {
  const brand = env.GATSBY_BRAND ?? '';
  const built = existsSync(BUILT_BRAND) ? readFileSync(BUILT_BRAND, 'utf8') : brand;
  if (built !== brand) {
    for (const folder of ['public', '.cache']) rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync('.host', { recursive: true });
  writeFileSync(BUILT_BRAND, brand);
};

/**
 * Builds the production site and audits the output: links, titles, images, policies and the weight
 * of each template. Returns the exit code, which is not 0 if a budget is exceeded.
 * @param {string} envFile
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isBrief?: boolean }} [options] `isBrief`: only milestones, and everything if it fails.
 */
export const buildSite = async (envFile, env, { isBrief = false } = {}) => {
  const inputs = hashInputs(envFile, env);
  const checked = await ended(startTypeScript('scripts/lib/check-settings.ts', { env }));
  if (checked !== 0) return checked;
  clearOtherBrand(env);
  clearStamp();
  /** @param {import('./children.mjs').Child} child */
  const follow = async child => {
    const printed = isBrief ? showProgress(child) : () => '';
    const code = await ended(child);
    if (code !== 0) process.stderr.write(printed());
    return code;
  };
  const settings = {
    ...env,
    NODE_ENV: 'production',
    GATSBY_RELEASE: releaseOf(inputs, env),
  };
  const built = await follow(startGatsby(['build', '--no-color'], settings, { piped: isBrief }));
  if (built !== 0) return built;
  const audited = await follow(startTypeScript('scripts/audit/main.ts', { piped: isBrief }));
  if (audited === 0) writeStamp(inputs);
  return audited;
};
