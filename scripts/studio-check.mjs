// `npm run studio:check`: the studio's own packages (installed on first use), its types against them, and
// every document of the seed through the vendor's validator.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param {string} folder @param {string} command @param {string[]} args */
const run = (folder, command, ...args) =>
  execFileSync(command, args, { cwd: folder, stdio: 'inherit' });

const exported = mkdtempSync(join(tmpdir(), 'seed-'));
try {
  if (!existsSync('studio/node_modules/sanity')) run('studio', 'npm', 'ci', '--ignore-scripts');
  run('studio', 'node_modules/.bin/tsc', '--noEmit');
  run('.', 'node_modules/.bin/tsx', 'seed/export/main.ts', exported);
  run(
    'studio',
    '../node_modules/.bin/tsx',
    'validate.ts',
    join(exported, 'production', 'data.ndjson'),
  );
} catch (error) {
  console.error(`studio:check: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(exported, { recursive: true, force: true });
}
