// A second build with nothing changed rebuilds no page.
import { spawnSync } from 'node:child_process';

const { status, stdout } = spawnSync(
  process.execPath,
  ['scripts/build.mjs', '--env', '.env.sandbox'],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
const rebuilt = /Building static HTML for (?:pages|(\d+) pages)[^\n]*?(?:(\d+)\/(\d+))?/.exec(
  stdout,
);
console.log(
  stdout
    .split('\n')
    .filter(line => /HTML|page|Done/i.test(line))
    .join('\n'),
);
const written = Number(rebuilt?.[3] ?? rebuilt?.[1] ?? 0);
if (status !== 0 || written > 0) {
  console.error(
    status === 0
      ? `A second build with nothing changed wrote ${written} pages again. Something in a node or a page context changes from run to run.`
      : 'The second build failed.',
  );
  process.exit(1);
}
console.log('A second build with nothing changed wrote no page again.');
