// The commerce documents are typed from the published schema; a stale copy of the types fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHECKED_IN = 'src/gateways/commerce/schema-env.d.ts';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
const fresh = join(folder, 'schema-env.d.ts');
const { status } = spawnSync('node_modules/.bin/gql.tada', ['generate-output', '--output', fresh], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const isCurrent = status === 0 && readFileSync(fresh, 'utf8') === readFileSync(CHECKED_IN, 'utf8');
rmSync(folder, { recursive: true, force: true });
if (!isCurrent) {
  console.error(
    `${CHECKED_IN} is stale. Run "npx gql.tada generate-output" and commit the result.`,
  );
  process.exit(1);
}
