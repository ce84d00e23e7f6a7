// `npm test`: what `npm run verify` runs, on a machine that may have nothing but Node and git.
import { spawnSync } from 'node:child_process';
import { ensureDependencies, ensureNode } from './lib/set-up.mjs';
import { ensureBrowser } from './verify/browser.mjs';
import { ensureEngines } from './verify/engines.mjs';
import { ensureNginx } from './verify/nginx.mjs';

ensureNode();
await ensureDependencies();
const browser = ensureBrowser();
ensureNginx();
const wanted = process.argv.slice(2);
// The steps of the whole go on without an engine that cannot be had here; whoever asks for the engines
// by name is told of it by a failure.
const mayLeaveOut = !ensureEngines() && !wanted.includes('engines');
const { status } = spawnSync(process.execPath, ['scripts/verify.mjs', ...wanted], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
    ...(mayLeaveOut ? { ENGINES_MAY_BE_MISSING: 'yes' } : {}),
  },
});
process.exit(status ?? 1);
