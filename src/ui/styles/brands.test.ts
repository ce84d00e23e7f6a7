import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Readonly<Record<string, string>>;

const css = readFileSync(`${__dirname}/brands.css`, 'utf8');
const blocks = [...css.matchAll(/^(:root|\[data-brand='(\w+)'\]) \{([^}]*)\}/gm)];
const tokensOf = (body: string): Tokens =>
  Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(match => [match[1] ?? '', match[2] ?? '']),
  );
const base = tokensOf(blocks[0]?.[3] ?? '');
const brands = blocks.map((block): [string, Tokens] => [
  block[2] ?? 'larkfield',
  { ...base, ...tokensOf(block[3] ?? '') },
]);

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(tokens: Tokens, over: string, under: string): number {
  const [a = 0, b = 0] = [over, under]
    .map(name => luminance(tokens[name] ?? '#808080'))
    .sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

const GROUNDS = ['surface', 'raised', 'sunk', 'tint', 'warm'];
const TEXTS = ['ink', 'ink-soft', 'accent', 'accent-strong', 'sale', 'positive', 'danger'];

describe.each(brands)('%s', (_, tokens) => {
  it.each(TEXTS.flatMap(text => GROUNDS.map(ground => [text, ground])))(
    '%s on %s reads at AA',
    (text = '', ground = '') => {
      expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );
  it.each([
    ['action-ink', 'action'],
    ['action-ink', 'action-hover'],
    ['ink-inverse', 'strong'],
    ['ink-inverse', 'accent'],
  ])('%s on %s reads at AA', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it('edges of controls stand out', () => {
    expect(contrast(tokens, 'line-strong', 'raised')).toBeGreaterThanOrEqual(3);
  });
});

it('finds every brand', () => {
  expect(brands.map(([name]) => name)).toEqual(['larkfield', 'pawmere', 'trailhound', 'kitwell']);
});

/** Degrees on the colour wheel: 0 red, 120 green, 240 blue. */
function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

it.each(['accent', 'accent-strong', 'strong', 'tint', 'ink'])(
  "the fence brand's %s is a blue tone",
  token => {
    const degrees = (hue(base[token] ?? '#ff0000') + 360) % 360;
    expect(degrees).toBeGreaterThan(195);
    expect(degrees).toBeLessThan(255);
  },
);
