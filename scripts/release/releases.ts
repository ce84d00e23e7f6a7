import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** The folders of a build: the pages, and the files that hosts read. */
const PARTS = ['public', '.host'] as const;

const CURRENT = 'current';
const NAME = /^\d{8}T\d{6}Z$/;

/** Builds that were published to a folder. */
export interface Releases {
  /** The names, oldest first. */
  readonly names: readonly string[];
  /** The one that is served; null before the first. */
  readonly current: string | null;
}

/** The reason why nothing was published or restored, with what to do about it. */
export class ReleaseProblem extends Error {}

const nameAt = (now: Date): string => `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The releases of a folder. */
export const readReleases = async (folder: string): Promise<Releases> => {
  const entries = await readdir(folder).catch(() => []);
  const current = await readlink(join(folder, CURRENT)).catch(() => null);
  return { names: entries.filter(name => NAME.test(name)).sort(), current };
};

/** Switches to a release in one step: a request sees the old one or the new one. */
const serve = async (folder: string, name: string): Promise<void> => {
  const next = join(folder, `${CURRENT}.next`);
  await rm(next, { force: true });
  await symlink(name, next);
  await rename(next, join(folder, CURRENT));
};

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)));
};

const isSame = async (one: string, other: string): Promise<boolean> => {
  const [a, b] = await Promise.all([readFile(one), readFile(other).catch(() => null)]);
  return b !== null && a.equals(b);
};

/** Copies a folder; files that the last release has too are hard links and take no space. */
const copyFolder = async (from: string, to: string, last: string | null): Promise<number> => {
  let copied = 0;
  for (const file of await filesIn(from)) {
    const [source, target] = [join(from, file), join(to, file)];
    await mkdir(dirname(target), { recursive: true });
    const known = last === null ? null : join(last, file);
    if (known !== null && (await isSame(source, known))) {
      await link(known, target);
    } else {
      await copyFile(source, target);
      copied += 1;
    }
  }
  return copied;
};

/** Deletes the oldest releases, but never the one that is served. */
const prune = async (folder: string, keep: number): Promise<void> => {
  const { names, current } = await readReleases(folder);
  const old = names.slice(0, Math.max(0, names.length - keep)).filter(name => name !== current);
  for (const name of old) await rm(join(folder, name), { recursive: true });
};

interface Publication {
  /** The folder of the build. */
  readonly from: string;
  /** The folder of the releases. */
  readonly folder: string;
  /** How many releases to keep. */
  readonly keep: number;
  readonly now: Date;
}

/**
 * Copies the last build to a folder of releases and serves it.
 * @returns its name, and how many files differ from the release before
 * @throws ReleaseProblem when there is no build
 */
export const publish = async ({ from, folder, keep, now }: Publication) => {
  const { names } = await readReleases(folder);
  const name = nameAt(now);
  const last = names.at(-1) ?? null;
  const isBuilt = await readFile(join(from, '.host', 'manifest.json')).catch(() => null);
  if (isBuilt === null) {
    throw new ReleaseProblem('There is no build to publish: run "npm run build" first.');
  }
  const partial = join(folder, `${name}.partial`);
  await rm(partial, { recursive: true, force: true });
  let copied = 0;
  for (const part of PARTS) {
    const before = last === null ? null : join(folder, last, part);
    copied += await copyFolder(join(from, part), join(partial, part), before);
  }
  await rename(partial, join(folder, name));
  await serve(folder, name);
  await prune(folder, keep);
  return { name, copied };
};

/**
 * Serves the release before the current one, or the one of that name.
 * @returns its name
 * @throws ReleaseProblem when there is none
 */
export const bringBack = async (folder: string, wanted: string | null): Promise<string> => {
  const { names, current } = await readReleases(folder);
  const before = names.filter(name => current !== null && name < current).at(-1) ?? null;
  const name = wanted ?? before;
  if (name === null || !names.includes(name)) {
    const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'There are none.';
    const asked = wanted === null ? 'no release before the current one' : `no release ${wanted}`;
    throw new ReleaseProblem(`In ${folder} there is ${asked}. ${known}`);
  }
  await serve(folder, name);
  return name;
};
