// The replacement of i18next in production builds (docs/decisions/0005-small-i18next.md): a page
// contains the texts of its one language, so nothing is fetched, detected or changed.
type Values = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, unknown>>;
type Translate = (key: string | readonly string[], values?: Values | string) => unknown;

interface Options {
  readonly resources: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
  readonly lng: string;
  readonly fallbackLng?: string;
  readonly defaultNS: string;
  readonly fallbackNS?: readonly string[];
  readonly react?: Values;
}

const isRecord = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

const valueAt = (record: unknown, path: string): unknown => {
  if (!isRecord(record)) return undefined;
  if (path in record) return record[path];
  return path
    .split('.')
    .reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), record);
};

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : '';

const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(.+?)\}\}/g, (whole, inner: string) => {
    const name = inner.trim();
    const value = valueAt(values, name);
    return value === undefined && !(name in values) ? whole : written(value);
  });

const rulesOf = (language: string, type: Intl.PluralRuleType): Intl.PluralRules => {
  try {
    return new Intl.PluralRules(language, { type });
  } catch {
    return new Intl.PluralRules(language.split('-')[0], { type });
  }
};

// The likeliest last, as a stack to take from.
const formsOf = (key: string, language: string, values: Values): string[] => {
  const { count, context, ordinal } = values;
  const type = ordinal ? 'ordinal' : 'cardinal';
  const number = typeof count === 'number' ? count : null;
  const plural =
    number === null
      ? []
      : [`${ordinal ? '_ordinal' : ''}_${rulesOf(language, type).select(number)}`];
  const zero = number === 0 ? ['_zero'] : [];
  const inContext = written(context) === '' ? [] : [`_${written(context)}`];
  return ['', ...inContext].flatMap(middle =>
    ['', ...plural, ...zero].map(end => `${key}${middle}${end}`),
  );
};

const NO_OPTIONS: Options = { resources: {}, lng: '', defaultNS: 'translation' };

/** The part of an i18next instance that its React binding and the pages' texts use. */
class SmallI18n {
  options: Options & Values = NO_OPTIONS as Options & Values;
  language = '';
  languages: readonly string[] = [];
  isInitialized = false;
  readonly store = { on: () => undefined, off: () => undefined };
  readonly t: Translate = (key, values) => this.getFixedT()(key, values);

  createInstance(): SmallI18n {
    return new SmallI18n();
  }

  init(options: Options): void {
    // The React binding recognizes newer releases by `ignoreJSONStructure`.
    this.options = { ...options, ignoreJSONStructure: true };
    this.isInitialized = true;
    this.changeLanguage(options.lng);
  }

  changeLanguage(language: string): void {
    const { fallbackLng } = this.options;
    const base = language.split('-')[0] ?? language;
    this.language = language;
    this.languages = [...new Set([language, base, ...(fallbackLng ? [fallbackLng] : [])])];
  }

  getFixedT(
    _language?: string | null,
    namespaces: string | readonly string[] = this.options.defaultNS,
    prefix?: string,
  ): Translate {
    return (keys, given = {}) => {
      const values = typeof given === 'string' ? { defaultValue: given } : given;
      const list = typeof keys === 'string' ? [keys] : keys;
      const names = list.map(key => (prefix ? `${prefix}.${key}` : key));
      for (const name of names) {
        const text = this.find(name, namespaces, values);
        if (text !== undefined) return text;
      }
      const last = names.at(-1) ?? '';
      const { defaultValue } = values;
      return typeof defaultValue === 'string'
        ? filled(defaultValue, values)
        : last.slice(last.indexOf(':') + 1);
    };
  }

  exists(key: string, values: Values = {}): boolean {
    return this.find(key, this.options.defaultNS, values) !== undefined;
  }

  hasLoadedNamespace(): boolean {
    return true;
  }

  on(): void {}

  off(): void {}

  private find(name: string, namespaces: string | readonly string[], values: Values): unknown {
    const { resources, fallbackNS = [] } = this.options;
    const [key = '', own] = name.split(':').reverse();
    const places = new Set([...(own ? [own] : [namespaces].flat()), ...fallbackNS]);
    for (const place of places) {
      for (const language of this.languages) {
        const texts = resources[language]?.[place];
        if (texts === undefined) continue;
        for (const form of formsOf(key, language, values).reverse()) {
          const found = valueAt(texts, form);
          if (typeof found === 'string') return filled(found, values);
          if (found !== undefined && values.returnObjects) return found;
        }
      }
    }
    return undefined;
  }
}

const i18next = new SmallI18n();

export default i18next;
