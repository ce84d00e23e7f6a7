import { boolean, object, optional, string } from 'valibot';
import { decode } from '~/src/domain/data/decode';
import { recordOf } from '~/src/domain/data/read';

/** One rule of `redirects/*.json` (spec storefront §2.1). */
export interface RedirectRule {
  /** Site path without locale prefix; letter case is ignored; a `*` at its end matches anything. */
  readonly from: string;
  /** Site path or URL. Both may contain `{…}`: see `expandRules`. */
  readonly to: string;
  readonly isTemporary: boolean;
  /**
   * Also under the prefixes of locales that lack the target, where it redirects to their home page.
   */
  readonly isInAllLocales: boolean;
  /** For a feature that some brands lack: left out there, in place of a redirect to the home page. */
  readonly isOptional: boolean;
  /** The file of the rule, for messages. */
  readonly source: string;
}

const ruleSchema = object({
  from: string(),
  to: string(),
  temporary: optional(boolean(), false),
  allLocales: optional(boolean(), false),
  optional: optional(boolean(), false),
});

const ruleError = (from: string): string | null => {
  if (!/^\/[^/]/.test(from)) return `"${from}" is not a site path.`;
  if (/\*./.test(from)) return `"${from}" has a * that is not at its end.`;
  if (/[?#\s\\]|\/$/.test(from)) return `"${from}" holds more than a path.`;
  if (/%(?![0-9a-f]{2})/i.test(from)) return `"${from}" has a % that begins no escape.`;
  return null;
};

/** The rules in a file; every entry that cannot be read becomes a problem. */
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
    const rule = decode(ruleSchema, entry);
    if (!rule.ok) {
      problems.push(`${where}: ${rule.error.message}`);
      return;
    }
    const { from, to, temporary, allLocales, optional: isOptional } = rule.value;
    const unknown = Object.keys(recordOf(entry)).filter(key => !(key in ruleSchema.entries));
    if (unknown.length > 0)
      problems.push(`${where}: "${unknown.join('", "')}" means nothing here.`);
    const fault = ruleError(from);
    if (fault !== null) problems.push(`${where}: ${fault}`);
    rules.push({
      from,
      to,
      isTemporary: temporary,
      isInAllLocales: allLocales,
      isOptional,
      source: where,
    });
  });
  return { rules, problems };
};
