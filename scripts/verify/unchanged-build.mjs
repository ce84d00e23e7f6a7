// A second build with nothing changed rebuilds no page.
import { spawnSync } from 'node:child_process';

const NOTHING_TO_WRITE = /no new or changed html files/i;

const { status, stdout } = spawnSync(
  process.execPath,
  ['scripts/build.mjs', '--env', '.env.sandbox'],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
if (status !== 0) {
  console.error(`The second build failed.\n${stdout}`);
  process.exit(1);
}
if (!NOTHING_TO_WRITE.test(stdout)) {
  const written = stdout.split('\n').filter(line => /static html/i.test(line));
  console.error(
    `A second build with nothing changed wrote pages again. Something in a node or a page context changes from run to run.\n${written.join('\n')}`,
  );
  process.exit(1);
}
console.log('A second build with nothing changed rewrote no pages.');
