// `npm test`: the same as `npm run verify`, on a machine that may have only Node and git.
import { spawnSync } from 'node:child_process';
import { ensureDependencies, ensureNode } from './lib/set-up.mjs';
import { requireBrowser } from './verify/browser.mjs';
import { ensurePackages, hasEngines } from './verify/packages.mjs';
import { refuseUnknownSteps } from './verify/steps.mjs';

ensureNode();
const wanted = process.argv.slice(2);
refuseUnknownSteps(wanted);
await Promise.all([ensureDependencies(), ensurePackages()]);
requireBrowser();
// `npm test` goes on without an engine that is not available; `npm run verify:engines` reports
// it as a failure.
const mayLeaveOut = !hasEngines() && !wanted.includes('engines');
const { status } = spawnSync(process.execPath, ['scripts/verify.mjs', ...wanted], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    ...(mayLeaveOut ? { ENGINES_MAY_BE_MISSING: 'yes' } : {}),
  },
});
process.exit(status ?? 1);
