import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { answers, waitFor } from '../../scripts/lib/addresses.mjs';
import { buildSite } from '../../scripts/lib/build-site.mjs';
import { hashInputs } from '../../scripts/lib/build-stamp.mjs';
import { startNode } from '../../scripts/lib/children.mjs';
import { stop } from '../../scripts/lib/set-up.mjs';

const FOLDER = '.bench';

/**
 * A build without some parts of the start-up, kept in a folder of its own: an earlier one, where nothing has
 * changed since. @param {string} envFile @param {NodeJS.ProcessEnv} env @param {string} off
 */
export const buildVariant = async (envFile, env, off) => {
  const settings = { ...env, STARTUP_OFF: off };
  const folder = join(FOLDER, hashInputs(envFile, settings).slice(0, 12));
  if (existsSync(folder)) return folder;
  console.log(off === '' ? 'Building with all parts …' : `Building without ${off} …`);
  // A cached build with other parts would be mistaken for this one.
  for (const each of ['.cache', 'public']) rmSync(each, { recursive: true, force: true });
  await buildSite(envFile, settings, { isBrief: true });
  if (!existsSync('public/sw.js')) stop('The build stopped: its message is above.');
  mkdirSync(join(folder, '.host'), { recursive: true });
  cpSync('public', join(folder, 'public'), { recursive: true });
  cpSync('.host/manifest.json', join(folder, '.host/manifest.json'));
  return folder;
};

/**
 * The address at which a built variant is served, until this process ends.
 * @param {string} folder @param {number} port @param {NodeJS.ProcessEnv} env
 */
export const serveVariant = async (folder, port, env) => {
  const site = `http://localhost:${port}`;
  if (await answers(`${site}/`)) stop(`Port ${port} is in use: end what listens there.`);
  const child = startNode(['--import', 'tsx', resolve('hosting/local/server.ts')], {
    cwd: folder,
    env: { ...env, PORT: String(port), TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
  });
  if (!(await waitFor(`${site}/`, child))) stop(`The build in ${folder} could not be served.`);
  return site;
};
