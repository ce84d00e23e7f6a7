import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { number, record, string } from 'valibot';
import { FILE_HASH } from '~/src/config/file-hash';
import { decodeJson } from '~/src/domain/data/decode';

const DAY_MS = 86_400_000;
/** How long tabs of an older build can load its scripts. */
const KEPT_DAYS = 14;
const HASHED = new RegExp(
  String.raw`[-.](${FILE_HASH})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?(?:\.br|\.gz)?$`,
);
const RUNTIME = new RegExp(String.raw`^webpack-runtime-${FILE_HASH}\.js$`);

const datesSchema = record(string(), number());

const readDates = async (file: string): Promise<ReadonlyMap<string, number>> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  return new Map(Object.entries(decodeJson(datesSchema, text) ?? {}));
};

/** The names that the build's runtime and statistics contain: every chunk by its hash. */
const readCurrent = async (output: string, names: readonly string[]): Promise<string> => {
  const runtimes = names.filter(name => RUNTIME.test(name));
  const stats = await readFile(join(output, 'webpack.stats.json'), 'utf8');
  // Runtimes of older builds may still be in the folder.
  const present = runtimes.filter(name => stats.includes(name));
  return [
    stats,
    ...(await Promise.all(present.map(name => readFile(join(output, name), 'utf8')))),
  ].join();
};

/**
 * Gatsby never deletes scripts of earlier builds. Open tabs need them for a while: a file is
 * deleted two weeks after the first build that no longer refers to it.
 * @returns how many files were deleted
 */
export const removeOldChunks = async (
  output: string,
  record: string,
  now: number = Date.now(),
): Promise<number> => {
  const names = (await readdir(output)).filter(name => HASHED.test(name));
  const current = await readCurrent(output, names);
  const before = await readDates(record);
  const after: Record<string, number> = {};
  let dropped = 0;
  for (const name of names) {
    if (current.includes(HASHED.exec(name)?.[1] ?? '')) continue;
    const since = before.get(name) ?? now;
    if (now - since < KEPT_DAYS * DAY_MS) {
      after[name] = since;
      continue;
    }
    await rm(join(output, name), { force: true });
    dropped += 1;
  }
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, JSON.stringify(after));
  return dropped;
};
