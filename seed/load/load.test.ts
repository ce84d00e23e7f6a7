import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { lineOfRow, readCsv } from './csv';
import { handle, listCell, numberCell, price, words } from './fields';
import { htmlOf } from './html';
import { readJson } from './json';
import { readMarkdown } from './markdown';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string, ...lines: readonly string[]): string => {
  const place = path.join(folder, name);
  writeFileSync(place, lines.join('\n'));
  return place;
};

const row = v.strictObject({
  sku: handle,
  price,
  weight: v.optional(numberCell),
  tags: v.optional(listCell),
});

describe('a table', () => {
  const table = (...rows: readonly string[]) => file('t.csv', 'sku,price,weight,tags', ...rows);

  it('returns its rows by the schema, without empty cells', () => {
    const rows = readCsv(table('one,1.00,0.5,a; b', 'two,2.00,,'), row);
    expect(rows).toEqual([
      { sku: 'one', price: '1.00', weight: 0.5, tags: ['a', 'b'] },
      { sku: 'two', price: '2.00' },
    ]);
    expect(rows.map(lineOfRow)).toEqual([2, 3]);
  });

  it.each([
    ['two,2,,', 'line 3: "price": takes a price with two decimals, such as 349.95.'],
    ['two,2.00,heavy,', 'line 3: "weight": takes a number such as 12 or 0.5.'],
    ['two,,,', 'line 3: "price" is missing.'],
    ['two,2.00', 'line 3: '],
  ])('rejects the row %s with its file, line and column', (bad, message) => {
    const place = table('one,1.00,,', bad);
    expect(() => readCsv(place, row)).toThrow(`${place}, ${message}`);
  });

  it('rejects an unknown column', () => {
    const place = file('t.csv', 'sku,price,colour', 'one,1.00,red');
    expect(() => readCsv(place, row)).toThrow(
      `${place}, line 2: "colour" is not a field of this table.`,
    );
  });
});

describe('a JSON file', () => {
  const entries = v.array(v.strictObject({ name: words, count: v.number() }));

  it('is rejected with the line of the error', () => {
    const lines = ['[', '  { "name": "a", "count": 1 },', '  {', '    "name": "b",'];
    const wrong = file('w.json', ...lines, '    "count": "many"', '  }', ']');
    expect(() => readJson(wrong, entries)).toThrow(`${wrong}, line 5: "1.count": `);
    const short = file('s.json', ...lines, '    "note": "b"', '  }', ']');
    expect(() => readJson(short, entries)).toThrow(`${short}, line 5: "1.note" is not a field`);
    const lone = file('l.json', '[', '  {', '    "name": "b"', '  }', ']');
    expect(() => readJson(lone, entries)).toThrow(`${lone}, line 2: "0.count" is missing.`);
  });

  it('is rejected if it is not JSON', () => {
    const broken = file('b.json', '[', '  { "name": "a" ', '  "count": 1 }', ']');
    expect(() => readJson(broken, entries)).toThrow(/b\.json, line [23]: /);
  });
});

describe('a Markdown file', () => {
  const fields = v.strictObject({ title: words });

  it('has front matter and a text, with the number of its first line', () => {
    const place = file('a-post.md', '---', 'title: A post', '---', '', 'Text.');
    const prose = { file: place, line: 4, text: '\nText.' };
    expect(readMarkdown(place, fields)).toEqual({
      name: 'a-post',
      fields: { title: 'A post' },
      prose,
    });
  });

  it('is read the same with a byte order mark and the line ends of Windows', () => {
    const place = file('w.md', '\uFEFF---\r', 'title: A post\r', '---\r', 'Text.');
    expect(readMarkdown(place, fields)).toMatchObject({
      fields: { title: 'A post' },
      prose: { text: 'Text.' },
    });
  });

  it.each([
    [['title: A post', 'Text.'], 'line 1: the file does not begin with front matter'],
    [['---', 'title: A post', 'note: x', '---', 'Text.'], 'line 3: "note" is not a field'],
    [['---', 'titel: A post', '---', 'Text.'], 'line 2: "titel" is not a field'],
  ])('is rejected if its front matter is wrong: %j', (lines, message) => {
    const place = file('p.md', ...lines);
    expect(() => readMarkdown(place, fields)).toThrow(`${place}, ${message}`);
  });
});

describe('a description', () => {
  const html = (text: string): string => htmlOf({ file: 'catalogue/x.md', line: 10, text });

  it('becomes HTML', () => {
    expect(html('One & **two**.\n\n### Three\n\n- _four_\n- five')).toBe(
      '<p>One &amp; <strong>two</strong>.</p>\n<h3>Three</h3>\n<ul><li><em>four</em></li><li>five</li></ul>',
    );
  });

  it('rejects unsupported markup', () => {
    expect(() => html('Text.\n\n![a dog](dog.jpg)')).toThrow(
      'seed/catalogue/x.md, line 12: a description has no place for "image".',
    );
  });
});
