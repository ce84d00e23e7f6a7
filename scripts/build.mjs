// `npm run build`: builds the production site with the settings of .env, or else the sandbox's.
// `-- --env FILE` uses another settings file.
import { readArguments } from './lib/arguments.mjs';
import { buildSite } from './lib/build-site.mjs';
import { leave } from './lib/children.mjs';
import { chooseEnvFile, isSandboxEnv, readEnvFile } from './lib/env-file.mjs';
import { ensureSandbox } from './lib/sandbox.mjs';
import { ensureDependencies, ensureNode } from './lib/set-up.mjs';

ensureNode();
const { env: wanted } = readArguments(process.argv.slice(2), { values: ['env'] });
await ensureDependencies();
const envFile = chooseEnvFile(wanted);
const env = readEnvFile(envFile);
console.log(`Building with the settings of ${envFile}.`);
if (isSandboxEnv(env)) await ensureSandbox(env);
await leave(await buildSite(envFile, env));
