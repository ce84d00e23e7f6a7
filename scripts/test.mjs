// `npm test`: the same as `npm run verify`, on a machine that may have only Node and git.
import { spawnSync } from 'node:child_process';
import { ensureDependencies, ensureNode } from './lib/set-up.mjs';
import { ensureBrowser } from './verify/browser.mjs';
import { ensureEngines } from './verify/engines.mjs';
import { ensureNginx } from './verify/nginx.mjs';
import { refuseUnknownSteps } from './verify/steps.mjs';

ensureNode();
const wanted = process.argv.slice(2);
refuseUnknownSteps(wanted);
await ensureDependencies();
ensureBrowser();
ensureNginx();
// `npm test` goes on without an engine that is not available; `npm run verify:engines` reports
// it as a failure.
const mayLeaveOut = !ensureEngines() && !wanted.includes('engines');
const { status } = spawnSync(process.execPath, ['scripts/verify.mjs', ...wanted], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    ...(mayLeaveOut ? { ENGINES_MAY_BE_MISSING: 'yes' } : {}),
  },
});
process.exit(status ?? 1);
