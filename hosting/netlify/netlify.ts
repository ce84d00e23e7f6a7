import type { HeaderRule, HostManifest } from '../adapter/manifest';
import { BY_PRODUCTS, FILE_FOLDERS, headerPattern } from '../adapter/path-patterns';

/** The response for a missing file, in the output folder. */
export const PLAIN_NOT_FOUND = { file: 'not-found.txt', text: 'Not found' } as const;

const encoded = (path: string): string => encodeURI(path).replace(/%25/g, '%');

/** A path both as written and percent-encoded: Netlify does not document which one it compares. */
const pathVariants = (path: string): readonly string[] => [...new Set([encoded(path), path])];

/**
 * `_redirects`: the first match wins, letter case matters, and a target with a query drops the
 * visitor's. The edge function does the rest (netlify-edge.ts).
 */
export const netlifyRedirects = ({ redirects, clientOnly, notFound }: HostManifest): string => {
  const lines = [
    ...redirects.flatMap(({ from, to, status }) =>
      pathVariants(from).map(path => `${path} ${to} ${status}!`),
    ),
    ...BY_PRODUCTS.map(path => `${path} /${PLAIN_NOT_FOUND.file} 404!`),
    ...FILE_FOLDERS.map(folder => `/${folder}/* /${PLAIN_NOT_FOUND.file} 404`),
    ...notFound.map(({ file }) => `/${file.replace(/\/[^/]*$/, '')} /${file} 404!`),
    ...clientOnly.map(({ path, file }) => `${path} /${file} 200`),
    ...notFound.map(({ prefix, file }) => `${prefix === '/' ? '' : prefix}/* /${file} 404`),
  ];
  return ['# Written by the build.', ...lines, ''].join('\n');
};

/**
 * `_headers`. Netlify may join the values of rules that match the same path, so no header is in two
 * of them: its default (`max-age=0, must-revalidate`) is left out, and names with a hash are
 * listed. `files` are those of the output folder, as paths.
 */
export const netlifyHeaders = (rules: readonly HeaderRule[], files: readonly string[]): string => {
  const [everywhere, ...others] = rules;
  const blocks = others.flatMap(({ path, headers }) => {
    const pattern = new RegExp(`^${headerPattern(path)}$`);
    const paths = path.includes('{hash}')
      ? files.filter(file => pattern.test(file) && !/^\/.*\//.test(file)).sort()
      : [path];
    return paths.map(each => ({ path: each, headers }));
  });
  const { 'cache-control': _byDefault, ...security } = everywhere?.headers ?? {};
  return [
    '# Written by the build.',
    ...[{ path: '/*', headers: security }, ...blocks].flatMap(block => [
      block.path,
      ...Object.entries(block.headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    '',
  ].join('\n');
};
