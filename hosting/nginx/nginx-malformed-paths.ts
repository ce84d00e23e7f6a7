import { encodePath } from '../redirects/request-path';
import type { HostManifest } from '../adapter/manifest';
import { expression, indented, mapBlock, quoted, withVariables } from './nginx-text';

const isSmall = (path: string): boolean => !/[A-Z]/.test(path);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Pages by their paths in any case: nginx has no function for lower case, but compares the texts of
 * a map ignoring case. It merges adjacent slashes, which no page has.
 */
const smallMap = ({ clientOnly }: HostManifest, pages: readonly string[]): string =>
  mapBlock('"$shop_unknown$uri"', '$shop_small', [
    ['default', '""'],
    ...pages.filter(isSmall).map(path => [quoted(path), quoted(encodePath(path))] as const),
    ...clientOnly.flatMap(({ path }) => {
      const start = path.replace(/\/[:*].*$/, '');
      if (start === '') return [];
      const rest = path.includes(':') ? '/[^/]+' : '(?:/.*)?';
      const named = `shop_rest_${start.replace(/\W/g, '_')}`;
      return [
        // The path as sent has been looked up already.
        [expression(`^${escaped(start)}(?:/|$)`), '""'] as const,
        [
          expression(`^${escaped(start)}(?<${named}>${rest})$`, true),
          withVariables(`${start}$${named}`),
        ] as const,
      ];
    }),
  ]);

/** The same pages with a slash at the end, so that one redirect is enough. */
const tidyAndSmallMap = (pages: readonly string[]): string =>
  mapBlock('$uri', '$shop_tidy_small', [
    ['default', '""'],
    ...pages
      .filter(path => isSmall(path) && path !== '/')
      .map(path => [quoted(`${path}/`), quoted(encodePath(path))] as const),
  ]);

/**
 * Paths that nginx does not handle by itself: those whose case differs from that of a page, and
 * those that do not decode, of which it has only the request line.
 */
export const nginxMalformedPaths = (
  manifest: HostManifest,
  pages: readonly string[],
): { readonly http: string; readonly server: readonly string[] } => ({
  http: [
    smallMap(manifest, pages),
    tidyAndSmallMap(pages),
    mapBlock('$request', '$shop_broken_page', [
      ['default', '"/404.html"'],
      ...manifest.notFound.map(
        ({ prefix, file }) =>
          [
            expression(`^[A-Z]+ ${prefix === '/' ? '/' : `${escaped(prefix)}/`}`, true),
            quoted(`/${file}`),
          ] as const,
      ),
    ]),
  ].join('\n'),
  server: [
    'error_page 400 =404 /broken-address;',
    [
      'location = /broken-address {',
      ...indented(['internal;', 'rewrite ^ $shop_broken_page last;']),
      '}',
    ].join('\n'),
  ],
});
