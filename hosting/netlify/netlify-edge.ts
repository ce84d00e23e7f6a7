import { ownParameters } from '../redirects/find-redirect';
import type { HostManifest } from '../adapter/manifest';
import { clientOnlyPattern } from '../adapter/path-patterns';

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Paths that need the edge function because `_redirects` cannot handle them: capitals and escapes,
 * surplus slashes, and targets with a query. An ordinary visit never runs it.
 */
export const edgePattern = (redirects: HostManifest['redirects']): string => {
  const withQuery = redirects
    .filter(({ to }) => ownParameters(to).length > 0)
    .map(({ from }) => escaped(from.toLowerCase()).replace(/\*$/, '.*'));
  const capitals = '\\/.*[A-Z%].*';
  return `^(?:${[capitals, '\\/.+\\/', '(?:\\/.*)?\\/{2,}.*', ...withQuery].join('|')})$`;
};

/**
 * An edge function for what `_redirects` cannot express: rules there are case-sensitive, and drop
 * the visitor's query if the target has one. It handles redirects, capitals in the path of a page,
 * and paths that do not decode. `ask` can be replaced in tests without a network.
 */
export const netlifyEdgeFunction = (
  { redirects, clientOnly, notFound, headers }: HostManifest,
  /** From the function's folder to `hosting/redirects`. */
  rulesFolder: string,
): string => {
  const { 'cache-control': _own, ...security } =
    headers.find(({ path }) => path === '/*')?.headers ?? {};
  const known = {
    routes: clientOnly.map(({ path }) => path),
    clientOnlyPatterns: clientOnly.map(({ path }) => `^${clientOnlyPattern(path)}$`),
    prefixes: notFound.map(({ prefix }) => prefix).filter(prefix => prefix !== '/'),
    security,
  };
  return [
    '// Written by the build.',
    `import { lowerCasePath, redirectFinder } from '${rulesFolder}/find-redirect.ts';`,
    `import { encodePath, readRequestPath } from '${rulesFolder}/request-path.ts';`,
    '',
    `const find = redirectFinder(${JSON.stringify(redirects, null, 2)});`,
    ...Object.entries(known).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value, null, 2)};`,
    ),
    '',
    'const moved = (status, location) =>',
    "  new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } });",
    '',
    'const notFound = async (url, ask) => {',
    '  const path = url.pathname.toLowerCase();',
    "  const prefix = prefixes.find(each => path.startsWith(`${each}/`)) ?? '';",
    '  const page = await ask(new URL(`${prefix}/404`, url));',
    '  const headers = {',
    '    ...security,',
    "    'cache-control': 'no-cache',",
    "    'content-type': page.headers.get('content-type'),",
    '  };',
    '  return new Response(page.body, { status: 404, headers });',
    '};',
    '',
    'const isPage = async (path, url, ask) => {',
    "  const page = await ask(new URL(encodePath(path), url), { method: 'HEAD', redirect: 'manual' });",
    "  return page.status === 200 && page.headers.get('content-type')?.startsWith('text/html');",
    '};',
    '',
    'export default async (request, context, ask = fetch) => {',
    '  const url = new URL(request.url);',
    '  const { pathname, search } = url;',
    '  const reading = readRequestPath(pathname);',
    "  if (reading.kind === 'bad') return notFound(url, ask);",
    "  if (reading.kind === 'untidy') {",
    '    const tidy = readRequestPath(reading.tidy);',
    "    const small = tidy.kind === 'path' ? lowerCasePath(tidy.path, routes) : null;",
    '    const isBetter = small !== null && (await isPage(small, url, ask));',
    '    return moved(301, `${isBetter ? encodePath(small) : reading.tidy}${search}`);',
    '  }',
    "  if (reading.kind === 'doubled') {",
    '    const single = readRequestPath(reading.tidy);',
    "    const isOurs = clientOnlyPatterns.some(each => new RegExp(each).test(single.path ?? ''));",
    '    return isOurs ? moved(301, `${reading.tidy}${search}`) : undefined;',
    '  }',
    "  if (reading.kind !== 'path') return undefined;",
    '  const target = find(reading.path, search);',
    '  if (target) return moved(target.status, target.location);',
    '  const small = lowerCasePath(reading.path, routes);',
    "  if (reading.path.includes('\\uFFFD')) return notFound(url, ask);",
    '  if (small === null || /\\.[a-z0-9]{2,11}$/.test(small)) return undefined;',
    '  const answer = await context.next();',
    '  if (answer.status !== 404) return answer;',
    '  const isThere = await isPage(small, url, ask);',
    '  return isThere ? moved(301, `${encodePath(small)}${search}`) : answer;',
    '};',
    '',
    `export const config = { pattern: ${JSON.stringify(edgePattern(redirects))} };`,
    '',
  ].join('\n');
};
