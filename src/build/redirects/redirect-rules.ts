/** One rule of `redirects/*.json` (spec storefront §2.1). */
export interface RedirectRule {
  /** Site path without locale prefix; letter case is ignored. */
  readonly from: string;
  /** Site path, another address, or a text with `{token}` for today's promotion. */
  readonly to: string;
  readonly isTemporary: boolean;
  /** Also under the prefixes of the other locales. */
  readonly isInAllLocales: boolean;
  /** The file that holds it, for messages. */
  readonly source: string;
}

const KNOWN_KEYS = new Set(['from', 'to', 'temporary', 'allLocales']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
    if (!/^\/[^/]/.test(entry.from)) problems.push(`${where}: "${entry.from}" is no site path.`);
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
