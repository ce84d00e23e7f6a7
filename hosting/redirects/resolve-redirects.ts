import { expandRules, type ExpandedRule, type Placeholders } from './expand-rules';
import { findLoops } from './find-loops';
import type { RedirectRule } from './redirect-rules';
import { ruleLookup } from './rule-lookup';

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

export interface ResolvedRedirects {
  readonly redirects: readonly Redirect[];
  /** Errors, which stop the build. */
  readonly errors: readonly string[];
  /** Targets that the brand's content lacks; they redirect to the home page. */
  readonly missing: readonly string[];
}

interface Site {
  readonly placeholders: Placeholders;
  /** Whether a site path is built; a redirect must not hide it. */
  readonly isBuilt: (path: string) => boolean;
  /** Whether a site path shows a page: it is built, or a client-only route answers it. */
  readonly isPage: (path: string) => boolean;
  /** A site path in each locale, the default one first. */
  readonly localizers: readonly ((path: string) => string)[];
}

interface LocalRule extends ExpandedRule {
  /** The rule for the default locale and all others. */
  readonly written: ExpandedRule;
  readonly home: string;
  /** For a locale other than the default: dropped if its target is not built there. */
  readonly isAlternate: boolean;
}

const pathOf = (target: string): string => target.replace(/[?#].*$/, '');

const keyOf = (path: string): string => decodeURI(pathOf(path)).toLowerCase();

const isInternal = (target: string): boolean => /^\/(?!\/)/.test(target);

/** Whether a target is a page, or redirects to one. */
const reaches = (
  to: string,
  ruleFor: (path: string) => LocalRule | undefined,
  isPage: Site['isPage'],
  seen: ReadonlySet<string> = new Set(),
): boolean => {
  const key = keyOf(to);
  if (!isInternal(to) || isPage(key)) return true;
  const next = ruleFor(key);
  // Loops are found and reported separately.
  if (seen.has(key)) return true;
  if (next === undefined) return false;
  return (
    (!next.isOptional && (!next.isAlternate || next.isInAllLocales)) ||
    reaches(next.to, ruleFor, isPage, new Set([...seen, key]))
  );
};

const inLocales = (rule: ExpandedRule, { localizers }: Site): readonly LocalRule[] =>
  localizers.map((localize, index) => ({
    ...rule,
    written: rule,
    from: localize(rule.from),
    to: isInternal(rule.to) ? localize(rule.to) : rule.to,
    home: localize('/'),
    isAlternate: index > 0,
  }));

/**
 * The redirects of a build. A duplicate, a loop, an unresolved placeholder and a rule that hides a
 * page are errors; a missing internal target becomes the home page, unless the rule is optional. Each
 * rule is repeated for every other locale that has its target.
 */
export const resolveRedirects = (
  written: readonly RedirectRule[],
  site: Site,
): ResolvedRedirects => {
  const { rules: expanded, errors: unresolved } = expandRules(written, site.placeholders);
  const errors = [...unresolved];
  const rules = new Map<string, LocalRule>();
  for (const rule of expanded.flatMap(each => inLocales(each, site))) {
    const key = keyOf(rule.from);
    const owner = rules.get(key);
    if (site.isBuilt(key)) {
      if (!rule.isFromList && !rule.isAlternate)
        errors.push(`${rule.source}: ${rule.from} is a page, the redirect hides it.`);
    } else if (owner !== undefined) {
      errors.push(`${rule.source}: ${rule.from} is redirected already by ${owner.source}.`);
    } else rules.set(key, rule);
  }

  const ruleFor = ruleLookup(rules);
  const isReached = ({ to }: LocalRule): boolean => reaches(to, ruleFor, site.isPage);
  const reached = new Set([...rules.values()].filter(isReached).map(({ written: rule }) => rule));
  const missing: string[] = [];
  const redirects = [...rules.values()].flatMap((rule): readonly Redirect[] => {
    const { from, to, home, isTemporary, isAlternate, isInAllLocales, isOptional } = rule;
    const status = isTemporary ? 302 : 301;
    if (isReached(rule)) return [{ from, to, status }];
    if (isOptional && !reached.has(rule.written)) return [];
    if ((isAlternate || isOptional) && !isInAllLocales) return [];
    missing.push(`${from} → ${to}`);
    return [{ from, to: home, status }];
  });
  const targets = new Map(redirects.map(({ from, to }) => [keyOf(from), keyOf(to)]));
  return { redirects, errors: [...errors, ...findLoops(targets)], missing };
};
