// Also loaded by the edge function of Netlify, which resolves no import without a file ending.

interface Rule {
  /** Path, percent-decoded; a `*` at its end matches anything. */
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export interface Target {
  readonly location: string;
  readonly status: number;
}

/** How often a query may repeat a parameter that the rule sets; a query with more is dropped. */
export const MAX_REPEATS = 3;

// nginx ignores the case of ASCII letters only, so every host does.
const inLowerCase = (path: string): string =>
  path.replace(/[A-Z]/g, letter => letter.toLowerCase());

/**
 * The path in lower case if it has capitals, else null: the redirect for an unknown path if that
 * one is a page. The variable part of a client-only route keeps its case.
 * @param clientOnly the paths of those routes, as the manifest writes them
 */
export const lowerCasePath = (path: string, clientOnly: readonly string[]): string | null => {
  const small = inLowerCase(path);
  const starts = clientOnly.map(route => route.replace(/\/[:*].*$/, ''));
  const start = starts.find(each => small === each || small.startsWith(`${each}/`));
  const wanted = start === undefined ? small : `${start}${path.slice(start.length)}`;
  return wanted === path ? null : wanted;
};

const nameOf = (parameter: string): string => parameter.replace(/=.*$/s, '');

/** Names of the parameters that a target sets itself, in order. */
export const ownParameters = (to: string): readonly string[] => {
  const query = /\?([^#]*)/.exec(to)?.[1] ?? '';
  return [...new Set(query.split('&').map(nameOf))].filter(name => name !== '');
};

/** The visitor's query as it was sent, without the parameters that the target sets itself. */
const visitorQuery = (query: string, own: readonly string[]): string => {
  const parameters = query.split('&');
  const named = parameters.map(nameOf);
  const isFlood = own.some(name => named.filter(each => each === name).length > MAX_REPEATS);
  return isFlood ? '' : parameters.filter(each => !own.includes(nameOf(each))).join('&');
};

/**
 * `to` with its own parameters first, then those of the visitor, unchanged. `search` begins with
 * `?`.
 */
export const withVisitorQuery = (to: string, search: string): string => {
  const rest = visitorQuery(search.slice(1), ownParameters(to));
  if (rest === '') return to;
  const at = to.indexOf('#');
  const [address, anchor] = at < 0 ? [to, ''] : [to.slice(0, at), to.slice(at)];
  return `${address}${address.includes('?') ? '&' : '?'}${rest}${anchor}`;
};

/**
 * Finds the redirect of a decoded path, ignoring case (spec storefront §2.1). An exact rule wins
 * over one with a `*`, and of those the longest.
 */
export const redirectFinder = (
  rules: readonly Rule[],
): ((path: string, search: string) => Target | null) => {
  const exact = new Map<string, Rule>();
  const open: { readonly start: string; readonly rule: Rule }[] = [];
  for (const rule of rules) {
    const from = inLowerCase(rule.from);
    if (from.endsWith('*')) open.push({ start: from.slice(0, -1), rule });
    else exact.set(from, rule);
  }
  open.sort((a, b) => b.start.length - a.start.length);
  return (path, search) => {
    const wanted = inLowerCase(path);
    const rule = exact.get(wanted) ?? open.find(({ start }) => wanted.startsWith(start))?.rule;
    return rule ? { location: withVisitorQuery(rule.to, search), status: rule.status } : null;
  };
};
