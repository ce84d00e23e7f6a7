// `npm run dev`: the sandbox and the site with hot reload.
import { readArguments } from './lib/arguments.mjs';
import { isPortFree } from './lib/addresses.mjs';
import { leave } from './lib/children.mjs';
import {
  SANDBOX_FILE,
  chooseEnvFile,
  isSandboxEnv,
  readEnvFile,
  usesSandboxSearch,
} from './lib/env-file.mjs';
import { runGatsby } from './lib/gatsby.mjs';
import { ensureSandbox } from './lib/sandbox.mjs';
import { followRecords } from './lib/search-records.mjs';
import { ensureDependencies, ensureNode, stop } from './lib/set-up.mjs';
import { portInUse, sitePort } from './lib/site-port.mjs';

ensureNode();
const { env: wanted } = readArguments(process.argv.slice(2), { values: ['env'] });
await ensureDependencies();
const port = sitePort(process.env);
if (!(await isPortFree(port))) stop(portInUse(port));
const envFile = chooseEnvFile(wanted, SANDBOX_FILE);
const env = readEnvFile(envFile);
if (isSandboxEnv(env)) await ensureSandbox(env);
console.log(`The shop with hot reload: http://localhost:${port} (settings of ${envFile}).`);
if (usesSandboxSearch(env)) followRecords(envFile, env);
await leave(
  await runGatsby(['develop', '--port', String(port)], { ...env, NODE_ENV: 'development' }),
);
