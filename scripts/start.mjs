// `npm start`: everything a newcomer needs for a running shop. `-- --env FILE` names other settings,
// `-- --prebuilt` serves the last build as it is.
import { existsSync, readFileSync } from 'node:fs';
import { readArguments } from './lib/arguments.mjs';
import { isPortFree, waitFor } from './lib/addresses.mjs';
import { inSeconds } from './lib/build-progress.mjs';
import { buildSite } from './lib/build-site.mjs';
import { hasBuild, hashInputs, isBuilt } from './lib/build-stamp.mjs';
import { ended, leave, startTypeScript } from './lib/children.mjs';
import {
  SANDBOX_FILE,
  chooseEnvFile,
  isSandboxEnv,
  readEnvFile,
  usesSandboxSearch,
} from './lib/env-file.mjs';
import { SANDBOX_PAGES, ensureSandbox } from './lib/sandbox.mjs';
import { fillSearch } from './lib/search-records.mjs';
import { ensureDependencies, ensureNode, stop } from './lib/set-up.mjs';
import { portInUse, sitePort } from './lib/site-port.mjs';

ensureNode();
const options = readArguments(process.argv.slice(2), { values: ['env'], flags: ['prebuilt'] });
await ensureDependencies();

const port = sitePort(process.env);
if (!(await isPortFree(port))) stop(portInUse(port));
const envFile = chooseEnvFile(options.env, SANDBOX_FILE);
const env = readEnvFile(envFile);
if (options.prebuilt && !hasBuild()) stop('There is no build to serve: run "npm run build" first.');

const usesSandbox = isSandboxEnv(env);
if (usesSandbox) await ensureSandbox(env);

if (!options.prebuilt) {
  if (isBuilt(hashInputs(envFile, env))) {
    console.log('Nothing has changed since the last build: serving it.');
  } else {
    console.log('Building the shop. The first build takes four to five minutes on two cores …');
    const started = Date.now();
    const code = await buildSite(envFile, env, { isBrief: true });
    if (code !== 0) {
      console.error('\nThe build stopped: its message above says why and how to fix it.\n');
      await leave(code);
    }
    console.log(`The shop is built (${inSeconds(Date.now() - started)}).`);
  }
}

const site = `http://localhost:${port}`;
const server = startTypeScript('hosting/local/server.ts', { env: { ...env, PORT: String(port) } });
// Meanwhile, for the sandbox's search starts without products.
const filled = usesSandboxSearch(env) ? fillSearch(envFile, env) : Promise.resolve();
if (!(await waitFor(`${site}/`, server))) await leave(1);
await filled;

/** @type {{ locales?: { title: string, path: string }[] }} */
const { locales = [] } = existsSync('.host/manifest.json')
  ? JSON.parse(readFileSync('.host/manifest.json', 'utf8'))
  : {};
console.log('\nThe shop is open:');
/** @param {string} name @param {string} address */
const list = (name, address) => console.log(`  ${name.padEnd(16)} ${address}`);
for (const { title, path } of locales) list(title, `${site}${path === '/' ? '' : path}`);
if (usesSandbox) {
  if (existsSync('public/account')) list('Account', `${site}/account`);
  for (const [name, address] of Object.entries(SANDBOX_PAGES)) list(name, address);
  console.log('Sign in as avery@example.com with the password kennel-gate-40.');
}
console.log('Ctrl-C stops everything.\n');
await leave(await ended(server));
