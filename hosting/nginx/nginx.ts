import { CONTENT_TYPES, OTHER_CONTENT } from '../adapter/content-types';
import type { HostManifest } from '../adapter/manifest';
import { nginxHeaders } from './nginx-headers';
import { nginxPictures } from './nginx-pictures';
import { nginxProxy } from './nginx-proxy';
import { queryForwarder } from './nginx-queries';
import { expression, indented, mapBlock, quoted, when, withVariables } from './nginx-text';
import { nginxMalformedPaths } from './nginx-malformed-paths';
import {
  acceptPattern,
  clientOnlyPattern,
  DOCUMENT_PATTERN,
  FILE_PATTERN,
  HIDDEN_PATTERN,
} from '../adapter/path-patterns';

const NOWHERE = '"/.nowhere"';

const redirectMaps = (redirects: HostManifest['redirects']): string => {
  const carrier = queryForwarder();
  const maps = [301, 302].map(status => {
    const entries = redirects
      .filter(redirect => redirect.status === status)
      .map(({ from, to }) => {
        const path = from.toLowerCase();
        const key = path.endsWith('*')
          ? expression(`^${path.slice(0, -1).replace(/[.+?^${}()|[\]\\]/g, '\\$&')}`, true)
          : quoted(path);
        return [key, carrier.target(to)] as const;
      });
    return mapBlock('$uri', `$shop_moved_${status}`, [['default', '""'], ...entries]);
  });
  return [carrier.maps(), ...maps].join('\n');
};

/** Raw paths with surplus slashes: where they redirect to, and those that are invalid. */
const TIDY_MAPS = [
  mapBlock('$request_uri', '$shop_tidy', [
    ['default', '""'],
    [expression(String.raw`^//+(?<shop_q1>\?.*)?$`), withVariables('/$shop_q1')],
    [
      expression(String.raw`^/+(?<shop_p2>[^/?\\][^?\\]*?)/+(?<shop_q2>\?.*)?$`),
      withVariables('/$shop_p2$shop_q2'),
    ],
    [
      expression(String.raw`^//+(?<shop_p3>[^/?\\][^?\\]*)(?<shop_q3>\?.*)?$`),
      withVariables('/$shop_p3$shop_q3'),
    ],
  ]),
  mapBlock('$request_uri', '$shop_unknown', [
    ['default', '""'],
    [expression(String.raw`^[^?]*\\`), '1'],
    [expression('^/*[^/?][^?]*//+[^/?]'), '1'],
    // `..` beside an encoded slash.
    [
      expression(String.raw`^(?=[^?]*%2f)[^?]*(?:/|%2f)(?:\.|%2e)(?:\.|%2e)(?:/|%2f|\?|$)`, true),
      '1',
    ],
  ]),
].join('\n');

const MOST_DOUBLES = 4;
const SEGMENTS = String.raw`(?:[^/?\\]+/)*[^/?\\]+`;

/**
 * The redirects of client-only paths whose raw form contains doubled slashes. Paths with an encoded
 * slash are left out: next to `..` it may lead to the parent folder.
 */
const doublesMap = (): string =>
  mapBlock('"$shop_client_page:$request_uri"', '$shop_single', [
    ['default', '""'],
    ...Array.from({ length: MOST_DOUBLES }, (_, at) => {
      const names = Array.from({ length: at + 2 }, (_part, part) => `shop_s${at}_${part}`);
      const parts = names.map(name => `(?<${name}>${SEGMENTS})`).join('//+');
      const query = `shop_s${at}_q`;
      return [
        expression(String.raw`^/[^.:][^:]*:(?![^?]*%2[fF])/+${parts}/*(?<${query}>\?.*)?$`),
        withVariables(`/${names.map(name => `$${name}`).join('/')}$${query}`),
      ] as const;
    }),
  ]);

const fileMaps = ({ clientOnly, notFound }: HostManifest): string =>
  [
    mapBlock('$uri', '$shop_page', [
      ['default', withVariables('$uri/index.html')],
      ['"/"', '"/index.html"'],
    ]),
    ...(['br', 'gzip'] as const).map(coding =>
      mapBlock('$http_accept_encoding', `$shop_${coding}`, [
        ['default', '".none"'],
        [expression(acceptPattern(coding), true), coding === 'br' ? '".br"' : '".gz"'],
      ]),
    ),
    mapBlock('$uri', '$shop_copy_coding', [
      ['default', '"gzip"'],
      [expression(String.raw`\.br$`), '"br"'],
    ]),
    mapBlock('$uri', '$shop_copy_type', [
      ['default', quoted(OTHER_CONTENT)],
      ...Object.entries(CONTENT_TYPES).map(
        ([ending, type]) =>
          [expression(String.raw`\.${ending}\.(?:br|gz)$`, true), quoted(type)] as const,
      ),
    ]),
    mapBlock('$uri', '$shop_client_page', [
      ['default', NOWHERE],
      ...clientOnly.map(
        ({ path, file }) =>
          [expression(`^${clientOnlyPattern(path)}$`), quoted(`/${file}`)] as const,
      ),
    ]),
    mapBlock('$http_accept', '$shop_wants_page', [
      ['default', '""'],
      [expression(DOCUMENT_PATTERN, true), '1'],
    ]),
    mapBlock('"$shop_wants_page$uri"', '$shop_missing', [
      ['default', NOWHERE],
      [expression(`^(?=/).*?(?:${FILE_PATTERN})`, true), NOWHERE],
      ...notFound.map(
        ({ prefix, file }) =>
          [
            expression(prefix === '/' ? '^1?/' : `^1?${prefix}(?:/|$)`, true),
            quoted(`/${file}`),
          ] as const,
      ),
    ]),
    mapBlock('$uri', '$shop_hidden', [
      ['default', '""'],
      ['"/404.html"', '1'],
      ...notFound.flatMap(({ file }) => [
        [quoted(`/${file}`), '1'] as const,
        [quoted(`/${file.replace(/\/[^/]*$/, '')}`), '1'] as const,
      ]),
      [expression(String.raw`\.(?:br|gz)$`, true), '1'],
      [expression(HIDDEN_PATTERN), '1'],
    ]),
  ].join('\n');

/** Continues with the compressed copy of a file, if there is one. */
const toCopyOf = (file: string): readonly string[] =>
  ['$shop_br', '$shop_gzip'].map(ending =>
    when(`-f $document_root${file}${ending}`, `rewrite ^ ${file}${ending} last`),
  );

const location = (name: string, lines: readonly string[]): string =>
  [`location ${name} {`, ...indented(lines), '}'].join('\n');

/** The directives of the `http` and `server` blocks, for `include`; docs/hosting.md. */
export const nginxFiles = (
  manifest: HostManifest,
  /** Paths of the pages in the output folder. */
  pages: readonly string[],
): { readonly 'http.conf': string; readonly 'server.conf': string } => {
  const headers = nginxHeaders(manifest.headers);
  const proxy = nginxProxy(manifest.scriptProxy ?? [], headers.lines);
  const pictures = nginxPictures(manifest.pictures ?? [], headers.lines);
  const added = [
    ...headers.lines,
    'add_header vary Accept-Encoding always;',
    'add_header allow $shop_allow always;',
  ];
  const oddities = nginxMalformedPaths(manifest, pages);
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `${quoted(type)} ${ending};`);
  return {
    'http.conf': [
      '# Written by the build. Include it in the http block.',
      `map_hash_bucket_size 512;\nmap_hash_max_size ${Math.max(16384, 2 * pages.length)};\n`,
      redirectMaps(manifest.redirects),
      TIDY_MAPS,
      fileMaps(manifest),
      doublesMap(),
      oddities.http,
      headers.maps,
      proxy.http,
      pictures.http,
      mapBlock('$status', '$shop_allow', [
        ['default', '""'],
        ['405', '"GET, HEAD"'],
      ]),
    ].join('\n'),
    'server.conf': [
      '# Written by the build. Include it in the server block, beside "root" and "listen".',
      'absolute_redirect off;\nserver_tokens off;\nmerge_slashes on;\ngzip off;\netag on;',
      `types {\n${indented(types).join('\n')}\n}\ndefault_type ${OTHER_CONTENT};`,
      ...added,
      'error_page 404 @missing;',
      when('$request_method !~ ^(?:GET|HEAD)$', 'return 405'),
      when('$shop_single != ""', 'return 301 $shop_single'),
      when('$shop_unknown', 'return 404'),
      when('$shop_tidy_small != ""', 'return 301 $shop_tidy_small$is_args$args'),
      when('$shop_tidy != ""', 'return 301 $shop_tidy'),
      when('$shop_moved_301 != ""', 'return 301 $shop_moved_301'),
      when('$shop_moved_302 != ""', 'return 302 $shop_moved_302'),
      when('$shop_hidden', 'return 404'),
      ...proxy.server,
      ...pictures.server,
      ...oddities.server,
      location('/', [
        ...toCopyOf('$shop_page'),
        ...toCopyOf('$uri'),
        'try_files $shop_page $uri @client;',
      ]),
      location('@client', [...toCopyOf('$shop_client_page'), 'try_files $shop_client_page =404;']),
      location('~ "\\.(?:br|gz)$"', [
        'internal;',
        'types { }',
        'default_type "";',
        'add_header content-type $shop_copy_type always;',
        'add_header content-encoding $shop_copy_coding always;',
        ...added,
      ]),
      location('@missing', [
        'types { }',
        'default_type "text/plain; charset=utf-8";',
        when('$shop_small != ""', 'return 301 $shop_small$is_args$args'),
        when(`$shop_missing = ${NOWHERE}`, 'return 404 "Not found"'),
        'rewrite ^ $shop_missing last;',
      ]),
      '',
    ].join('\n'),
  };
};
