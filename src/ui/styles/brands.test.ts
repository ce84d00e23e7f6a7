import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRAND_IDS } from '~/src/config/brands';
import { contrast, blendOver, rgbOf, type Rgb } from '../contrast';

type Tokens = Readonly<Record<string, string>>;

const read = (file: string): string => readFileSync(join(__dirname, file), 'utf8');
const tokensOf = (css: string): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(match => [match[1] ?? '', match[2] ?? '']),
  );

const shared = tokensOf(read('tokens.css'));
const brands = BRAND_IDS.map((brand): [string, Tokens] => [
  brand,
  { ...shared, ...tokensOf(read(`brands/${brand}.css`)) },
]);
/** Every file of styles but those of brands, wherever it stands in `src`. */
const sheets = readdirSync('src', { encoding: 'utf8', recursive: true })
  .filter(file => file.endsWith('.css') && dirname(file) !== join('ui', 'styles', 'brands'))
  .map(file => relative(__dirname, join('src', file)))
  .sort();
/** A brand's file may hold rules for its shapes, after its tokens. */
const shapes = BRAND_IDS.map(
  brand => read(`brands/${brand}.css`).split('/*\n * The shapes')[1] ?? '',
);
const rules = [...sheets.map(read), ...shapes].join('\n');

const color = (tokens: Tokens, role: string): Rgb => {
  const value = tokens[role];
  if (!value || !/^#[\da-f]{6}$/.test(value)) throw new Error(`--${role} is no color: ${value}`);
  return rgbOf(value);
};

const GROUNDS = ['surface', 'raised', 'sunk', 'tint', 'warm'];
const TEXTS = ['ink', 'ink-soft', 'accent', 'accent-strong', 'sale', 'positive', 'danger'];

/** Text on a ground of its own, and nowhere else. */
const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ['action-ink', 'action'],
  ['action-ink', 'action-hover'],
  ['ink-inverse', 'strong'],
  ['ink-inverse', 'accent'],
  ['ink-inverse', 'accent-strong'],
  ['ink', 'mark'],
  ['ink-soft', 'line'],
];

/** White of some opacity that rules put on the dark ground as text. */
const VEILS = [...rules.matchAll(/[^-]color: rgb\(255 255 255 \/ (\d+)%\)/g)].map(match =>
  Number(match[1]),
);

describe.each(brands)('%s', (_, tokens) => {
  it.each(
    TEXTS.flatMap(text => GROUNDS.map(ground => [text, ground])).concat(PAIRS.map(p => [...p])),
  )('%s on %s reads at AA', (text = '', ground = '') => {
    expect(contrast(color(tokens, text), color(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('softened white has AA contrast on the dark background', () => {
    const dark = color(tokens, 'strong');
    const white = color(tokens, 'ink-inverse');
    expect(VEILS.length).toBeGreaterThan(0);
    for (const veil of VEILS) {
      expect(contrast(blendOver(white, veil / 100, dark), dark), `${veil}%`).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  it.each(['line-strong', 'star', 'accent'].flatMap(role => GROUNDS.map(ground => [role, ground])))(
    '%s stands out on %s: edges, stars and rings are seen',
    (role = '', ground = '') => {
      expect(contrast(color(tokens, role), color(tokens, ground))).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('rules', () => {
  const named = (property: RegExp): readonly string[] => [
    ...new Set([...rules.matchAll(property)].map(match => match[1] ?? '')),
  ];
  // Shorthands of a button, which its variants fill with the pairs above.
  const SLOTS = ['t', 'b', 'h'];

  it('write in no color that is not measured', () => {
    const known = new Set([...TEXTS, ...PAIRS.map(([text]) => text), ...SLOTS]);
    const marks = ['line-strong'];
    expect(named(/[^-]color: var\(--([\w-]+)\)/g).filter(role => !known.has(role))).toEqual(marks);
  });

  it('lay no ground that is not measured', () => {
    const known = new Set([...GROUNDS, ...PAIRS.map(([, ground]) => ground), ...SLOTS]);
    // A color sample, and the dots beside an open dealer or chat: nothing is written on them.
    const drawn = ['positive', 'swatch'];
    expect(
      named(/background(?:-color)?: var\(--([\w-]+)\)/g).filter(role => !known.has(role)),
    ).toEqual(drawn);
  });

  it('name no color of their own but black, white and their veils', () => {
    const own = sheets
      .filter(file => file !== 'tokens.css')
      .flatMap(file => [...read(file).matchAll(/(?:: |, )(#[\da-f]{3,8})\b/gi)])
      .map(match => match[1]);
    expect(own).toEqual([]);
  });
});

/** Degrees on the color wheel: 0 red, 120 green, 240 blue. */
const hue = ([r, g, b]: Rgb): number =>
  ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360;

it.each(['accent', 'accent-strong', 'strong', 'tint', 'ink'])(
  "the fence brand's %s is a blue tone",
  token => {
    const [, fence = {}] = brands.find(([brand]) => brand === 'larkfield') ?? [];
    expect(hue(color(fence, token))).toBeGreaterThan(195);
    expect(hue(color(fence, token))).toBeLessThan(255);
  },
);
