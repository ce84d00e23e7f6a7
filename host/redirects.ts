import type { HostRedirect } from '../src/build/adapter/manifest';

export interface Target {
  readonly location: string;
  readonly status: number;
}

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** `to` with the visitor's own parameters, where it does not set them itself. */
const withQuery = (to: string, search: string): string => {
  if (search === '' || search === '?') return to;
  const [beforeAnchor = '', anchor] = to.split('#');
  const [path = '', own = ''] = beforeAnchor.split('?');
  const query = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!new URLSearchParams(own).has(name)) query.append(name, value);
  }
  return `${path}?${query.toString()}${anchor === undefined ? '' : `#${anchor}`}`;
};

/**
 * Finds where a path leads. Letter case is ignored where the rule says so; paths are compared
 * percent-decoded, so a trademark sign matches raw and encoded.
 */
export const redirectFinder = (
  redirects: readonly HostRedirect[],
): ((pathname: string, search: string) => Target | null) => {
  const exact = new Map<string, HostRedirect>();
  const anyCase = new Map<string, HostRedirect>();
  for (const rule of redirects) {
    if (rule.ignoreCase) anyCase.set(rule.from.toLowerCase(), rule);
    else exact.set(rule.from, rule);
  }
  return (pathname, search) => {
    const path = decoded(pathname);
    const rule = exact.get(path) ?? anyCase.get(path.toLowerCase());
    return rule ? { location: withQuery(encodeURI(rule.to), search), status: rule.status } : null;
  };
};

/** The address without its trailing slash, or null when it has none; never another host. */
export const withoutTrailingSlash = (pathname: string, search: string): Target | null => {
  if (pathname === '/' || !/\/$|^\/\//.test(pathname)) return null;
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  return { location: `${path}${search}`, status: 301 };
};
