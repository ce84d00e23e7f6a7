import { proxiedPathPattern, type ProxiedScripts } from '~/src/config/script-proxy';
import { SCRIPT_PROXY_PATH } from '~/src/config/settings/tracking-settings';
import { PROXY_KEEP_SECONDS, PROXY_LIMITS } from '../proxies/answer-script';
import { REVALIDATE } from '../adapter/header-rules';
import { HIDDEN, proxyPass } from './nginx-proxy-pass';
import { expression, indented, mapBlock, quoted, when, withVariables } from './nginx-text';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Characters that may be encoded in the URL, and how often; any others are refused. */
const ENCODED = [
  ['3A', ':', 2],
  ['2F', '/', 12],
  ['3F', '?', 1],
  ['3D', '=', 4],
  ['26', '&', 3],
] as const;

/** The URL in the query, percent-decoded by one map for each character that may be encoded. */
const decoding = (): { readonly maps: readonly string[]; readonly variable: string } => {
  const first = '$shop_script_0';
  const maps = [
    mapBlock('$args', first, [
      ['default', '""'],
      [expression('^url=(?<shop_script_url>[A-Za-z0-9._~:/?=%-]{1,1500})$'), '$shop_script_url'],
    ]),
  ];
  let from = first;
  const steps = ENCODED.flatMap(([code, sign, times]) =>
    Array.from({ length: times }, () => ({ code, sign })),
  );
  steps.forEach(({ code, sign }, index) => {
    const to = `$shop_script_${index + 1}`;
    // Variables used in a map are evaluated before its own expression: the names work for all of
    // them.
    const [before, after] = ['shop_script_a', 'shop_script_b'];
    const hex = code.replace(/[A-F]/g, letter => `[${letter}${letter.toLowerCase()}]`);
    maps.push(
      mapBlock(from, to, [
        ['default', from],
        [
          expression(`^(?<${before}>.*?)%${hex}(?<${after}>.*)$`),
          withVariables(`$${before}${sign}$${after}`),
        ],
      ]),
    );
    from = to;
  });
  return { maps, variable: from };
};

const hostOf = ({ origin }: ProxiedScripts): string => new URL(origin).host;
const isSecure = ({ origin }: ProxiedScripts): boolean => origin.startsWith('https:');

const FAILURES =
  '300 301 302 303 304 307 308 400 401 403 404 405 410 429 500 502 503 504 = @script_failed';

interface ProxyText {
  readonly http: string;
  readonly server: readonly string[];
}

/**
 * The script proxy for nginx. Each entry of the list is an upstream, whose name is resolved when
 * nginx starts; nothing that the visitor sends names a host. `headers` are lines that add the
 * headers of every response. Empty without a list.
 */
export const nginxProxy = (
  allowed: readonly ProxiedScripts[],
  headers: readonly string[],
): ProxyText => {
  if (allowed.length === 0) return { http: '', server: [] };
  const { maps, variable } = decoding();
  const keyOf = (entry: ProxiedScripts): string =>
    expression(`^${escaped(entry.origin)}(?<shop_script_rest>${proxiedPathPattern(entry)})$`);
  const mapOf = (to: string, value: (entry: ProxiedScripts, index: number) => string): string =>
    mapBlock(variable, to, [
      ['default', '""'],
      ...allowed.map((entry, index) => [keyOf(entry), value(entry, index)] as const),
    ]);
  const upstreams = allowed.map((entry, index) => {
    const { hostname, port } = new URL(entry.origin);
    const address = `${hostname}:${port || (isSecure(entry) ? 443 : 80)}`;
    return `upstream shop_script_host_${index} { server ${address}; }`;
  });
  const added = headers.filter(line => !/^add_header (?:cache-control|vary|allow) /.test(line));
  return {
    http: [
      'variables_hash_max_size 2048;',
      ...upstreams,
      ...maps,
      mapOf('$shop_script_path', () => '$shop_script_rest'),
      mapOf('$shop_script_upstream', (entry, index) =>
        quoted(`${isSecure(entry) ? 'https' : 'http'}://shop_script_host_${index}`),
      ),
      mapOf('$shop_script_host', entry => quoted(hostOf(entry))),
      mapBlock('$status', '$shop_script_cache', [
        ['default', quoted(REVALIDATE)],
        ['200', quoted(`public, max-age=${PROXY_KEEP_SECONDS}`)],
      ]),
      mapBlock('$status', '$shop_script_type', [
        ['default', '"text/plain; charset=utf-8"'],
        ['200', '"text/javascript; charset=utf-8"'],
      ]),
    ].join('\n'),
    server: [
      [
        `location = ${SCRIPT_PROXY_PATH} {`,
        ...indented([
          'default_type "";',
          'types { }',
          ...added,
          'add_header cache-control $shop_script_cache always;',
          'add_header content-type $shop_script_type always;',
          when('$http_sec_fetch_dest !~ "^(?:script|empty)?$"', 'return 403 "Scripts only"'),
          when('$shop_script_path = ""', 'return 403 "Not on the list"'),
          ...proxyPass({
            to: '$shop_script_upstream$shop_script_path',
            host: '$shop_script_host',
            accept: '"*/*"',
            hidden: [...HIDDEN, 'etag', 'last-modified'],
          }),
          `proxy_connect_timeout ${PROXY_LIMITS.waitMs / 1000}s;`,
          `proxy_read_timeout ${PROXY_LIMITS.waitMs / 1000}s;`,
          'proxy_max_temp_file_size 0;',
          `error_page ${FAILURES};`,
        ]),
        '}',
      ].join('\n'),
      [
        'location @script_failed {',
        ...indented(['default_type "text/plain; charset=utf-8";', 'return 502 "No script";']),
        '}',
      ].join('\n'),
    ],
  };
};
