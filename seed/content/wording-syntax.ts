import type { Wording } from './wording';

/**
 * Parts of a text that differ by country: `{us:…}{ca:…}`, `{gb:…}{eu:…}{au:…}`, `{money: 49 / 69}`,
 * `{feet: 8}`, `{phone}`, `{abroad: US}`.
 */
type Write = (value: string, w: Wording) => string;

const WORDS: Readonly<Record<string, Write>> = {
  phone: (_, w) => w.phone,
  phoneUrl: (_, w) => w.phoneUrl,
  country: (_, w) => w.country,
  postalCode: (_, w) => w.postalCode,
};

const amount = (value: string): number => {
  const number = Number(value);
  if (value !== '' && Number.isFinite(number)) return number;
  throw new Error(`"${value}" is not a number.`);
};

const money: Write = (value, w) => {
  const [, usd, cad] = /^(\d+(?:\.\d{2})?) \/ (\d+(?:\.\d{2})?)$/.exec(value) ?? [];
  if (usd && cad) return w.money(usd, cad);
  throw new Error(`"{money: ${value}}" is not two amounts such as {money: 49 / 69}.`);
};

/** The end of a postal address: its country in the words of the reader, who needs none at home. */
const abroad: Write = (country, w) => {
  if (!/^[A-Z]{2}$/.test(country)) {
    throw new Error(`"{abroad: ${country}}" is not a country such as {abroad: US}.`);
  }
  if (w.language.endsWith(`-${country.toLowerCase()}`)) return '';
  const names = new Intl.DisplayNames(w.language.slice(0, 2), { type: 'region' });
  return `, ${names.of(country) ?? country}`;
};

/** A passage for countries outside North America. */
const regional =
  (...regions: readonly Wording['region'][]): Write =>
  (passage, w) =>
    regions.includes(w.region) ? inWords(passage, w) : keptLines(passage);

/** A passage is used unchanged; the value of a measure may have spaces around it. */
const PASSAGES: Readonly<Record<string, Write>> = {
  us: (passage, w) => w.pick(inWords(passage, w), keptLines(passage)),
  ca: (passage, w) => w.pick(keptLines(passage), inWords(passage, w)),
  gb: regional('gb'),
  eu: regional('eu'),
  au: regional('au'),
  europe: regional('gb', 'eu'),
};

const MEASURES: Readonly<Record<string, Write>> = {
  money,
  abroad,
  feet: (value, w) => w.feet(amount(value)),
  inches: (value, w) => w.inches(amount(value)),
  pounds: (value, w) => w.pounds(amount(value)),
  acres: (value, w) => w.acres(value.includes('/') ? value : amount(value)),
};

/** Placeholders that the storefront resolves. */
const SHOP_TOKENS = new Set(['returnDays', 'shipping', 'shippingRate']);

/** An omitted passage keeps its line breaks, so that line numbers stay correct. */
const keptLines = (passage: string): string => '\n'.repeat(passage.split('\n').length - 1);

function writeOf(name: string): Write | undefined {
  const measure = MEASURES[name];
  return measure ? (value, w) => measure(value.trim(), w) : PASSAGES[name];
}

/** The position of the closing bracket. */
function closingBracket(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`"${text.slice(start, start + 30)}" has no closing bracket.`);
}

/** An invalid bracket, and its position in the text. */
export class WordingError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** The text of a bracket for one country, and where it ends. */
function bracketAt(text: string, match: RegExpExecArray, w: Wording) {
  const [whole, name = '', mark] = match;
  const close = closingBracket(text, match.index);
  const write = mark === ':' ? writeOf(name) : WORDS[name];
  if (write) {
    return { written: write(text.slice(match.index + whole.length, close), w), end: close + 1 };
  }
  if (mark === '}' && SHOP_TOKENS.has(name)) return { written: whole, end: close + 1 };
  throw new Error(`"{${name}${mark === ':' ? ': …}' : '}'}" is not known.`);
}

/**
 * A text in the words of one country.
 * @throws {WordingError} for a bracket that cannot be read
 */
export function inWords(text: string, w: Wording): string {
  const token = /\{([a-zA-Z]+)(:|\})/g;
  let result = '';
  let done = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    try {
      const { written, end } = bracketAt(text, match, w);
      result += text.slice(done, match.index) + written;
      done = end;
    } catch (error) {
      throw new WordingError(error instanceof Error ? error.message : String(error), match.index);
    }
    token.lastIndex = done;
  }
  return result + text.slice(done);
}

/** Every text inside a value in the words of one country. */
export function inWordsOf<Value>(value: Value, w: Wording): Value;
export function inWordsOf(value: unknown, w: Wording): unknown {
  if (typeof value === 'string') return inWords(value, w).trim();
  if (Array.isArray(value)) return value.map(each => inWordsOf<unknown>(each, w));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, inWordsOf<unknown>(each, w)]),
  );
}
