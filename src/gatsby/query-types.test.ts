import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuildStop } from './build-stop';
import { renewQueryTypes, type QueryTypesFiles } from './query-types';

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

  it('leaves a copy that is right untouched', () => {
    writeFileSync(files.fresh, 'type A = 1;');
    writeFileSync(files.kept, 'type A = 1;');
    utimesSync(files.kept, 1000, 1000);
    renewQueryTypes({}, files);
    renewQueryTypes({ QUERY_TYPES: 'check' }, files);
    expect(statSync(files.kept).mtimeMs).toBe(1_000_000);
  });

  it('stops a build that checks the copy, and keeps a stale one for comparison', () => {
    writeFileSync(files.fresh, 'type A = 2;');
    writeFileSync(files.kept, 'type A = 1;');
    expect(() => renewQueryTypes({ QUERY_TYPES: 'check' }, files)).toThrow(BuildStop);
    expect(readFileSync(files.kept, 'utf8')).toBe('type A = 1;');
  });

  it('stops a build for which Gatsby wrote no types', () => {
    expect(() => renewQueryTypes({}, files)).toThrow('wrote no types');
  });
});
