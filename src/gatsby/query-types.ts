import { existsSync, readFileSync, watchFile, writeFileSync } from 'node:fs';
import { BuildError } from './build-error';

/**
 * Where Gatsby writes the types of all queries: at every build, and at every change in development.
 */
export const FRESH_QUERY_TYPES = '.cache/typegen/gatsby-types.d.ts';

/** The copy in the repository that the compiler reads. */
export const QUERY_TYPES = 'src/gatsby-types.d.ts';

export interface QueryTypesFiles {
  readonly fresh: string;
  readonly kept: string;
}

const FILES: QueryTypesFiles = { fresh: FRESH_QUERY_TYPES, kept: QUERY_TYPES };

const read = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;

/**
 * Updates the copy in the repository; a correct file is not written again.
 * @throws BuildError if the copy is out of date and `QUERY_TYPES=check` is set, as in `npm run
 * verify`.
 */
export const renewQueryTypes = (
  env: NodeJS.ProcessEnv,
  { fresh, kept }: QueryTypesFiles = FILES,
): void => {
  const types = read(fresh);
  if (types === null) throw new BuildError(`Gatsby wrote no types of queries to ${fresh}.`);
  if (types === read(kept)) return;
  if (env.QUERY_TYPES === 'check') {
    throw new BuildError(`${kept} is stale. Run "npm run build" and commit the result.`);
  }
  writeFileSync(kept, types);
};

/** The same in development, whenever a query or the schema changes. */
export const followQueryTypes = (env: NodeJS.ProcessEnv, files: QueryTypesFiles = FILES): void => {
  watchFile(files.fresh, { interval: 1000, persistent: false }, ({ size }) => {
    if (size > 0) renewQueryTypes(env, files);
  });
};
