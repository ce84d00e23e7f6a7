// The commerce documents are typed from the published schema, the service's calls from our OpenAPI
// file; a stale copy of the types fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
const fresh = join(folder, 'fresh.d.ts');

const COPIES = [
  {
    file: 'src/gateways/shopify/schema-env.d.ts',
    tool: 'gql.tada',
    args: ['generate-output', '--output', fresh],
    command: 'npx gql.tada generate-output',
  },
  {
    file: 'src/gateways/service/service-api.d.ts',
    tool: 'openapi-typescript',
    args: ['openapi/service.yaml', '--output', fresh],
    command:
      'npx openapi-typescript openapi/service.yaml --output src/gateways/service/service-api.d.ts',
  },
  {
    file: 'src/gateways/scheduler/scheduler-api.d.ts',
    tool: 'openapi-typescript',
    args: ['openapi/scheduler.yaml', '--output', fresh],
    command:
      'npx openapi-typescript openapi/scheduler.yaml --output src/gateways/scheduler/scheduler-api.d.ts',
  },
];

const stale = COPIES.filter(({ file, tool, args }) => {
  const { status } = spawnSync(join('node_modules', '.bin', tool), args, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status !== 0 || readFileSync(fresh, 'utf8') !== readFileSync(file, 'utf8');
});
rmSync(folder, { recursive: true, force: true });
for (const { file, command } of stale) {
  console.error(`${file} is out of date. Run "${command}" and commit the result.`);
}
process.exitCode = stale.length === 0 ? 0 : 1;
