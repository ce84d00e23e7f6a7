import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addData, filesIn } from './add-data.mjs';
import { guideCommands, guidePaths } from './brand-guide.mjs';

const DATA = 'scripts/verify/fifth-brand';
const files = filesIn(DATA);

describe('the brand that fifth-brand.mjs makes', () => {
  it('is data alone', () => {
    expect(files.length).toBeGreaterThan(20);
    const isData = /\.(json|csv|md|css|svg|webp)$|^\.env\.sandbox\.finchmoor$/;
    expect(files.filter(file => !isData.test(file))).toEqual([]);
  });

  it('has no file that docs/add-a-brand.md does not name', () => {
    const named = guidePaths('finchmoor');
    const isNamed = (file: string): boolean =>
      named.some(path => file === path || file.startsWith(`${path}/`));
    expect(files.filter(file => !isNamed(file))).toEqual([]);
  });

  it('finds in docs/add-a-brand.md no path that is neither its own nor there', () => {
    const lost = guidePaths('finchmoor').filter(path => {
      const isOwn = files.some(file => file === path || file.startsWith(`${path}/`));
      return !isOwn && !existsSync(path) && !existsSync(path.replace('finchmoor', 'kitwell'));
    });
    expect(lost).toEqual([]);
    expect(guideCommands('finchmoor')).toContain('node scripts/subset-fonts.mjs finchmoor');
  });
});

describe('adding data', () => {
  const root = mkdtempSync(join(tmpdir(), 'data-'));
  afterAll(() => rmSync(root, { recursive: true }));

  const project = (name: string, given: Record<string, string>): string => {
    const folder = join(root, name);
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of Object.entries(given)) writeFileSync(join(folder, file), text);
    return folder;
  };
  const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

  it('adds rows to tables and entries to lists, and copies what is new', () => {
    const to = project('to', { 'a.csv': 'x,y\n1,2', 'b.json': '[{"a":1}]' });
    addData(project('from', { 'a.csv': 'x,y\n3,4\n', 'b.json': '[{"b":2}]', 'c.md': 'C' }), to);
    expect(textOf(to, 'a.csv')).toBe('x,y\n1,2\n3,4\n');
    expect(JSON.parse(textOf(to, 'b.json'))).toEqual([{ a: 1 }, { b: 2 }]);
    expect(textOf(to, 'c.md')).toBe('C');
  });

  it('changes nothing else', () => {
    const to = project('kept', { 'a.csv': 'x\n1\n', 'b.json': '{}', 'c.md': 'C' });
    const add = (name: string, given: Record<string, string>) => () =>
      addData(project(name, given), to);
    expect(add('columns', { 'a.csv': 'y\n1\n' })).toThrow(/other columns/);
    expect(add('object', { 'b.json': '[]' })).toThrow(/no list/);
    expect(add('text', { 'c.md': 'D' })).toThrow(/there already/);
  });
});
