import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';

const SHEETS = join(__dirname, 'sheets');
const sheets = readdirSync(SHEETS);
const read = (path: string): string => readFileSync(path, 'utf8');
const readSheet = (sheet: string): string => read(join(SHEETS, sheet));

/** The paths of the files of our own that a file imports. */
const partsOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/@import '(\.[^']+\.css)'/g)].map(([, part = '']) =>
    join(dirname(path), part),
  );
const partsOfSheet = (sheet: string): readonly string[] => partsOf(join(SHEETS, sheet));

/** The classes that a file styles, at any depth. */
const styledBy = (part: string): ReadonlySet<string> => {
  const found = new Set<string>();
  postcss.parse(read(part)).walkRules(({ parent, selectors }) => {
    if (parent?.type === 'rule') return;
    for (const selector of selectors) {
      const [, name] = /^\.([a-z][\w-]*)[^\s>+~]*$/.exec(selector) ?? [];
      if (name !== undefined) found.add(name);
    }
  });
  return found;
};

it.each(sheets)('%s declares the layers first, because it may load before all others', sheet => {
  expect(readSheet(sheet)).toMatch(/^@layer theme, base, components, utilities;\n/);
  expect(partsOfSheet(sheet).length).toBeGreaterThan(0);
});

it('repeats nothing of the global styles in a sheet', () => {
  const everywhere = partsOf(join(__dirname, 'global.css'));
  expect(everywhere.length).toBeGreaterThan(0);
  expect(sheets.flatMap(partsOfSheet).filter(part => everywhere.includes(part))).toEqual([]);
});

// The order in which sheets load depends on where a visitor comes from.
it('styles no class in two sheets', () => {
  const styled = sheets.map(sheet => {
    const parts = partsOfSheet(sheet);
    return { sheet, parts, classes: new Set(parts.flatMap(part => [...styledBy(part)])) };
  });
  const shared = styled.flatMap(one =>
    styled.flatMap(other => {
      if (one.sheet >= other.sheet) return [];
      const common = one.parts.filter(part => other.parts.includes(part));
      const known = new Set(common.flatMap(part => [...styledBy(part)]));
      return [...one.classes]
        .filter(name => other.classes.has(name) && !known.has(name))
        .map(name => `${name}: ${one.sheet}, ${other.sheet}`);
    }),
  );
  expect(shared).toEqual([]);
});
