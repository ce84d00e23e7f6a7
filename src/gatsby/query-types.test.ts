import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unwatchFile,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildError } from './build-error';
import {
  followQueryTypes,
  QUERY_TYPES,
  renewQueryTypes,
  type QueryTypesFiles,
} from './query-types';
import { pageNodeQueries } from './sourcing/page-node-queries';

let folder = '';
let files: QueryTypesFiles = { fresh: '', kept: '' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'query-types-'));
  files = { fresh: join(folder, 'fresh.d.ts'), kept: join(folder, 'kept.d.ts') };
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('renewQueryTypes', () => {
  it('writes the copy that is missing or stale', () => {
    writeFileSync(files.fresh, 'type A = 1;');
    renewQueryTypes({}, files);
    expect(readFileSync(files.kept, 'utf8')).toBe('type A = 1;');
    writeFileSync(files.fresh, 'type A = 2;');
    renewQueryTypes({}, files);
    expect(readFileSync(files.kept, 'utf8')).toBe('type A = 2;');
  });

  it('does not touch an up-to-date copy', () => {
    writeFileSync(files.fresh, 'type A = 1;');
    writeFileSync(files.kept, 'type A = 1;');
    utimesSync(files.kept, 1000, 1000);
    renewQueryTypes({}, files);
    renewQueryTypes({ QUERY_TYPES: 'check' }, files);
    expect(statSync(files.kept).mtimeMs).toBe(1_000_000);
  });

  it('stops a build that checks the copy, and keeps an outdated one', () => {
    writeFileSync(files.fresh, 'type A = 2;');
    writeFileSync(files.kept, 'type A = 1;');
    expect(() => renewQueryTypes({ QUERY_TYPES: 'check' }, files)).toThrow(BuildError);
    expect(readFileSync(files.kept, 'utf8')).toBe('type A = 1;');
  });

  it('stops a build if Gatsby wrote no types', () => {
    expect(() => renewQueryTypes({}, files)).toThrow('wrote no types');
  });
});

describe('followQueryTypes', () => {
  it('updates the copy whenever Gatsby writes the types in development', async () => {
    followQueryTypes({}, files);
    try {
      let change = 0;
      await vi.waitFor(
        () => {
          // Not a change: Gatsby has not written the types since.
          writeFileSync(files.fresh, `type A = ${(change += 1)};`);
          expect(existsSync(files.kept)).toBe(true);
        },
        { timeout: 25_000, interval: 200 },
      );
    } finally {
      unwatchFile(files.fresh);
    }
  }, 30_000);
});

describe('the types in the repository', () => {
  const types = readFileSync(QUERY_TYPES, 'utf8');
  const folders = readdirSync('src/templates').filter(
    // Git keeps empty folders when a template is deleted.
    folder => readdirSync(join('src/templates', folder)).length > 0,
  );

  it.each(folders)('match the result of the query of the template %s', folder => {
    const source = readFileSync(join('src/templates', folder, `${folder}.tsx`), 'utf8');
    const name = /^ {2}query (\w+)\(/m.exec(source)?.[1] ?? '';
    const type = name.endsWith('Query') ? name : `${name}Query`;
    expect(types).toContain(`type ${type} = {`);
    expect(source).toMatch(new RegExp(`PageProps<\\s*Queries\\.${type}\\b`));
  });

  it('state that the node of a page is not null, and what documents contain', () => {
    for (const [field, { type }] of Object.entries(pageNodeQueries)) {
      expect(types).toContain(`readonly ${field}: ${type.replace('!', '')};`);
    }
    expect(types).toMatch(/type ContentPage = [^}]*readonly modules: Scalars\['ContentModules'\];/);
    expect(types).not.toContain(': any');
  });
});
