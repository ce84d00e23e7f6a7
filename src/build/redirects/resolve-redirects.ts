import type { RedirectRule } from './redirect-rules';

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

export interface ResolvedRedirects {
  readonly redirects: readonly Redirect[];
  /** These stop the build. */
  readonly faults: readonly string[];
  /** Targets that the brand's content lacks; they lead home. */
  readonly missing: readonly string[];
}

interface Site {
  /** Values of placeholders, for example `{ token: '/spring' }`; null where nothing is set. */
  readonly placeholders: Readonly<Record<string, string | null>>;
  /** Whether a site path is built. */
  readonly isPage: (path: string) => boolean;
  /** The same path in every further locale. */
  readonly inOtherLocales: (path: string) => readonly string[];
}

const pathOf = (target: string): string => target.replace(/[?#].*$/, '');

const keyOf = (path: string): string => decodeURI(pathOf(path)).toLowerCase();

const isInternal = (target: string): boolean => /^\/(?!\/)/.test(target);

const fill = (text: string, values: Site['placeholders']): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);

const findLoops = (targets: ReadonlyMap<string, string>): readonly string[] => {
  const loops: string[] = [];
  for (const start of targets.keys()) {
    const seen = new Set([start]);
    let at = targets.get(start);
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      at = targets.get(at);
    }
    if (at === start)
      loops.push(`The redirects ${[...seen, at].join(' → ')} go round in a circle.`);
  }
  return loops;
};

/**
 * The redirects of a build (design "Redirects"). A duplicate, a loop, an unresolved placeholder and
 * a rule that hides a page are faults; an internal target that is not built leads home.
 */
export const resolveRedirects = (rules: readonly RedirectRule[], site: Site): ResolvedRedirects => {
  const faults: string[] = [];
  const missing: string[] = [];
  const owners = new Map<string, string>();
  const targets = new Map<string, string>();
  const redirects: Redirect[] = [];
  const filled = rules.map(rule => ({ ...rule, to: fill(rule.to, site.placeholders) }));
  const sources = new Set(filled.map(({ from }) => keyOf(from)));

  for (const { from, to: wanted, isTemporary, isInAllLocales, source } of filled) {
    const open = /\{(\w+)\}/.exec(from + wanted);
    if (open) {
      faults.push(`${source}: nothing is known for "${open[0]}" (${from} → ${wanted}).`);
      continue;
    }
    const owner = owners.get(keyOf(from));
    if (owner !== undefined) {
      faults.push(`${source}: ${from} is redirected already by ${owner}.`);
      continue;
    }
    owners.set(keyOf(from), source);
    if (site.isPage(keyOf(from)))
      faults.push(`${source}: ${from} is a page, the redirect hides it.`);
    const leadsOn = !isInternal(wanted) || site.isPage(keyOf(wanted)) || sources.has(keyOf(wanted));
    if (!leadsOn) missing.push(`${from} → ${wanted}`);
    const to = leadsOn ? wanted : '/';
    targets.set(keyOf(from), keyOf(to));
    const status = isTemporary ? 302 : 301;
    redirects.push({ from, to, status });
    if (!isInAllLocales) continue;
    const others = site.inOtherLocales(from);
    const othersTo = site.inOtherLocales(to);
    others.forEach((path, index) =>
      redirects.push({ from: path, to: othersTo[index] ?? to, status }),
    );
  }
  return { redirects, faults: [...faults, ...findLoops(targets)], missing };
};
