// Checks that a build without changes rebuilds no page. The first build from webpack's cache gets another
// compilation hash than the one that filled the cache, though its scripts are the same, and Gatsby then
// writes every page again: the build after it must write none.
import { spawnSync } from 'node:child_process';

const NOTHING_TO_WRITE = /no new or changed html files/i;

/** Builds once more; returns what the build printed. */
const buildAgain = () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/build.mjs', '--env', '.env.sandbox'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) {
    console.error(`The repeated build failed.\n${stdout}`);
    process.exit(1);
  }
  return stdout;
};

const first = buildAgain();
if (!NOTHING_TO_WRITE.test(first)) {
  console.log('The first repeated build wrote pages again; the next must not.');
  const second = buildAgain();
  if (!NOTHING_TO_WRITE.test(second)) {
    const written = second.split('\n').filter(line => /static html/i.test(line));
    console.error(
      `A third build with nothing changed wrote pages again. Something in a node or a page context changes from run to run.\n${written.join('\n')}`,
    );
    process.exit(1);
  }
}
console.log('A repeated build with nothing changed rewrote no pages.');
