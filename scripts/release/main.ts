// `npm run release -- --to FOLDER`: copies the last build to a folder of releases and serves it by the link
// `current`; the last five stay (`--keep`). `--back` serves the one before, `--serve NAME` any other, `--list`
// names them.
import { readArguments } from '../lib/arguments.mjs';
import { bringBack, publish, readReleases, ReleaseProblem } from './releases';

const KEPT = 5;

const main = async (): Promise<void> => {
  const options = readArguments(process.argv.slice(2), {
    values: ['to', 'keep', 'serve'],
    flags: ['back', 'list'],
  });
  const { to: folder, keep, serve } = options;
  if (folder === undefined) throw new ReleaseProblem('Say where the releases are: --to FOLDER.');
  if (options.list !== undefined) {
    const { names, current } = await readReleases(folder);
    for (const name of names) console.log(`${name === current ? '*' : ' '} ${name}`);
  } else if (options.back !== undefined || serve !== undefined) {
    console.log(`Now serving ${await bringBack(folder, serve ?? null)}.`);
  } else {
    const asked = { from: '.', folder, keep: Math.max(1, Number(keep) || KEPT), now: new Date() };
    const { name, copied } = await publish(asked);
    console.log(`Now serving ${name}: ${copied} files differ from the release before.`);
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof ReleaseProblem ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});
