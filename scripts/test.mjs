// `npm test`: what `npm run verify` runs, on a machine that may have nothing but Node and git.
import { spawnSync } from 'node:child_process';
import { ensureDependencies, ensureNode } from './lib/set-up.mjs';
import { ensureBrowser } from './verify/browser.mjs';
import { ensureNginx } from './verify/nginx.mjs';

ensureNode();
ensureDependencies();
const browser = ensureBrowser();
ensureNginx();
const { status } = spawnSync(process.execPath, ['scripts/verify.mjs', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, ...(browser === null ? {} : { CHROMIUM_PATH: browser }) },
});
process.exit(status ?? 1);
