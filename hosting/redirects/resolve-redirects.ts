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
  /** Whether a site path is built. */
  readonly isPage: (path: string) => boolean;
  /** Whether a client-only route answers a site path; a redirect from there hides nothing. */
  readonly isClientOnly: (path: string) => boolean;
  /** A site path in each locale, the default one first. */
  readonly localizers: readonly ((path: string) => string)[];
}

interface LocalRule extends ExpandedRule {
  readonly home: string;
  /** For a locale other than the default: dropped if its target is not built there. */
  readonly isAlternate: boolean;
}

const pathOf = (target: string): string => target.replace(/[?#].*$/, '');

const keyOf = (path: string): string => decodeURI(pathOf(path)).toLowerCase();

const isInternal = (target: string): boolean => /^\/(?!\/)/.test(target);

const hides = (rule: ExpandedRule, isPage: Site['isPage']): boolean => isPage(keyOf(rule.from));

/** Whether a target is a page, or redirects to one. */
const reaches = (
  to: string,
  ruleFor: (path: string) => LocalRule | undefined,
  isThere: (path: string) => boolean,
  seen: ReadonlySet<string> = new Set(),
): boolean => {
  const key = keyOf(to);
  if (!isInternal(to) || isThere(key)) return true;
  const next = ruleFor(key);
  // Loops are found and reported separately.
  if (seen.has(key)) return true;
  if (next === undefined) return false;
  return (
    !next.isAlternate ||
    next.isInAllLocales ||
    reaches(next.to, ruleFor, isThere, new Set([...seen, key]))
  );
};

const inLocales = (rule: ExpandedRule, { localizers }: Site): readonly LocalRule[] =>
  localizers.map((localize, index) => ({
    ...rule,
    from: localize(rule.from),
    to: isInternal(rule.to) ? localize(rule.to) : rule.to,
    home: localize('/'),
    isAlternate: index > 0,
  }));

/**
 * The redirects of a build. A duplicate, a loop, an unresolved placeholder and a rule that hides a
 * page are errors; a missing internal target becomes the home page. Each rule is repeated for every
 * other locale that has its target.
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
    if (hides(rule, site.isPage)) {
      if (!rule.isFromList && !rule.isAlternate)
        errors.push(`${rule.source}: ${rule.from} is a page, the redirect hides it.`);
    } else if (owner !== undefined) {
      errors.push(`${rule.source}: ${rule.from} is redirected already by ${owner.source}.`);
    } else rules.set(key, rule);
  }

  const ruleFor = ruleLookup(rules);
  const isThere = (path: string): boolean => site.isPage(path) || site.isClientOnly(path);
  const missing: string[] = [];
  const redirects = [...rules.values()].flatMap((rule): readonly Redirect[] => {
    const { from, to, home, isTemporary, isAlternate, isInAllLocales } = rule;
    const status = isTemporary ? 302 : 301;
    if (reaches(to, ruleFor, isThere)) return [{ from, to, status }];
    if (isAlternate && !isInAllLocales) return [];
    missing.push(`${from} → ${to}`);
    return [{ from, to: home, status }];
  });
  const targets = new Map(redirects.map(({ from, to }) => [keyOf(from), keyOf(to)]));
  return { redirects, errors: [...errors, ...findLoops(targets)], missing };
};
