import { ownParameters } from '../redirects/find-redirect';
import type { HostManifest } from './manifest';

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Paths for which the edge function runs: those that `_redirects` cannot answer, so that an ordinary
 * visit never pays for it. Capitals and escapes, slashes too many, targets with a query of their own.
 */
export const edgePattern = (redirects: HostManifest['redirects']): string => {
  const withQuery = redirects
    .filter(({ to }) => ownParameters(to).length > 0)
    .map(({ from }) => escaped(from.toLowerCase()).replace(/\*$/, '.*'));
  const capitals = '\\/.*[A-Z%].*';
  return `^(?:${[capitals, '\\/.+\\/', '\\/{2,}.*', ...withQuery].join('|')})$`;
};

/**
 * An edge function for what `_redirects` cannot say: it compares letters with regard to their case,
 * and drops the visitor's query where a target has its own. It answers redirects alone.
 */
export const netlifyEdgeFunction = (
  redirects: HostManifest['redirects'],
  /** From the function's folder to `src/build/redirects`. */
  rulesFolder: string,
): string =>
  [
    '// Written by the build.',
    `import { redirectFinder } from '${rulesFolder}/find-redirect.ts';`,
    `import { readRequestPath } from '${rulesFolder}/request-path.ts';`,
    '',
    `const find = redirectFinder(${JSON.stringify(redirects, null, 2)});`,
    '',
    'export default request => {',
    '  const { pathname, search } = new URL(request.url);',
    '  const reading = readRequestPath(pathname);',
    "  if (reading.kind === 'bad') return new Response(null, { status: 400 });",
    "  const headers = { 'cache-control': 'no-cache' };",
    "  if (reading.kind === 'untidy')",
    '    return new Response(null, {',
    '      status: 301,',
    '      headers: { ...headers, location: `${reading.tidy}${search}` },',
    '    });',
    "  const target = reading.kind === 'path' ? find(reading.path, search) : null;",
    '  if (target)',
    '    return new Response(null, {',
    '      status: target.status,',
    '      headers: { ...headers, location: target.location },',
    '    });',
    '};',
    '',
    `export const config = { pattern: ${JSON.stringify(edgePattern(redirects))} };`,
    '',
  ].join('\n');
