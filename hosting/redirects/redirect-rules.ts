/** One rule of `redirects/*.json` (spec storefront §2.1). */
export interface RedirectRule {
  /** Site path without locale prefix; letter case is ignored; a `*` at its end stands for anything. */
  readonly from: string;
  /** Site path or another address. Both texts may hold `{…}`: see `expandRules`. */
  readonly to: string;
  readonly isTemporary: boolean;
  /** Also under the prefixes of locales that lack the target, where it leads to their home. */
  readonly isInAllLocales: boolean;
  /** The file that holds it, for messages. */
  readonly source: string;
}

const KNOWN_KEYS = new Set(['from', 'to', 'temporary', 'allLocales']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const faultOf = (from: string): string | null => {
  if (!/^\/[^/]/.test(from)) return `"${from}" is no site path.`;
  if (/\*./.test(from)) return `"${from}" has a * that is not at its end.`;
  if (/[?#\s\\]|\/$/.test(from)) return `"${from}" holds more than a path.`;
  if (/%(?![0-9a-f]{2})/i.test(from)) return `"${from}" has a % that begins no escape.`;
  return null;
};

/** Rules of a file's content; every entry that cannot be read is a problem that names it. */
export const parseRules = (
  source: string,
  content: unknown,
): { readonly rules: readonly RedirectRule[]; readonly problems: readonly string[] } => {
  if (!Array.isArray(content))
    return { rules: [], problems: [`${source} holds no list of rules.`] };
  const rules: RedirectRule[] = [];
  const problems: string[] = [];
  content.forEach((entry: unknown, index) => {
    const where = `${source}, rule ${index + 1}`;
    if (!isRecord(entry) || typeof entry.from !== 'string' || typeof entry.to !== 'string') {
      problems.push(`${where}: "from" and "to" are needed, both texts.`);
      return;
    }
    const unknown = Object.keys(entry).filter(key => !KNOWN_KEYS.has(key));
    if (unknown.length > 0)
      problems.push(`${where}: "${unknown.join('", "')}" means nothing here.`);
    const fault = faultOf(entry.from);
    if (fault !== null) problems.push(`${where}: ${fault}`);
    rules.push({
      from: entry.from,
      to: entry.to,
      isTemporary: entry.temporary === true,
      isInAllLocales: entry.allLocales === true,
      source: where,
    });
  });
  return { rules, problems };
};
