import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SEED = path.resolve(__dirname, '..');

/** A file's text, with a line feed at the end of each line; `file` is a path inside `seed/`. */
export function readText(file: string): string {
  const place = path.resolve(SEED, file);
  if (!existsSync(place)) throw new Error(`${shownPath(file)} is missing.`);
  return readFileSync(place, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

/** Whether there is a file at a path inside `seed/`. */
export const hasFile = (file: string): boolean => existsSync(path.resolve(SEED, file));

/** The path for messages. */
export const shownPath = (file: string): string =>
  path.isAbsolute(file) ? file : path.posix.join('seed', file);

/** The files of a folder inside `seed/` with an ending, in the order of their names; none without the folder. */
export const filesIn = (folder: string, ending: string): readonly string[] =>
  (hasFile(folder) ? readdirSync(path.resolve(SEED, folder)) : [])
    .filter(name => name.endsWith(ending))
    .sort()
    .map(name =>
      path.isAbsolute(folder) ? path.join(folder, name) : path.posix.join(folder, name),
    );

/** The Markdown files of a folder inside `seed/`. */
export const markdownFiles = (folder: string): readonly string[] => filesIn(folder, '.md');

/** A file's name without its folder and ending. */
export const nameOf = (file: string): string => path.basename(file, path.extname(file));
