import { RASTER_FILE, type ImageProxyRoute } from '~/src/config/image-proxy';
import { PICTURE_HEADERS, PICTURE_TYPES } from '../proxies/answer-picture';
import { OTHER_CONTENT } from '../adapter/content-types';
import { HIDDEN, proxyPass } from './nginx-proxy-pass';
import { expression, indented, mapBlock, quoted, when, withVariables } from './nginx-text';

const NONE = '400 401 402 403 404 405 406 409 410 412 415 416 422 429 451 =404 @missing';
const FAILURES = '300 301 302 303 304 307 308 500 502 503 504 = @picture_failed';

const typeMap = (variable: string, byDefault: string, value: (type: string) => string): string =>
  mapBlock('$upstream_http_content_type', variable, [
    ['default', quoted(byDefault)],
    ...PICTURE_TYPES.map(
      type => [expression(`^${type}[ \\t]*(?:;|$)`, true), quoted(value(type))] as const,
    ),
  ]);

interface PicturesText {
  readonly http: string;
  readonly server: readonly string[];
}

/**
 * Passes pictures on in the format that the browser accepts. The host name of each source is resolved
 * when nginx starts; nothing that the visitor sends names a host. nginx cannot reject a response
 * because of its type: anything but a raster image is sent as a download, which no browser runs.
 * `headers` are lines that add the headers of every response.
 */
export const nginxPictures = (
  pictures: readonly ImageProxyRoute[],
  headers: readonly string[],
): PicturesText => {
  if (pictures.length === 0) return { http: '', server: [] };
  const { 'content-disposition': _byType, ...own } = PICTURE_HEADERS;
  const added = [
    ...headers.filter(line => !Object.keys(PICTURE_HEADERS).includes(line.split(' ')[1] ?? '')),
    ...Object.entries(own).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header content-disposition $shop_picture_disposition always;',
    'add_header content-type $shop_picture_type always;',
  ];
  const locations = pictures.map(({ path, source }) => {
    const { host } = new URL(source);
    return [
      `location ^~ ${path} {`,
      ...indented([
        'default_type "";',
        'types { }',
        ...added,
        // Paths out of the folder and other names are not pictures.
        when('$request_uri ~* "^[^?]*(?:\\.\\.|%2e|%2f|%5c)"', 'return 404'),
        when(`$request_uri !~* ${withVariables(RASTER_FILE.source)}`, 'return 404'),
        ...proxyPass({
          to: quoted(source),
          host: quoted(host),
          accept: '$http_accept',
          hidden: HIDDEN,
        }),
        `error_page ${NONE};`,
        `error_page ${FAILURES};`,
      ]),
      '}',
    ].join('\n');
  });
  return {
    http: [
      typeMap('$shop_picture_type', OTHER_CONTENT, type => type),
      typeMap('$shop_picture_disposition', 'attachment', () => 'inline'),
    ].join('\n'),
    server: [
      ...locations,
      [
        'location @picture_failed {',
        ...indented(['default_type "text/plain; charset=utf-8";', 'return 502 "No picture";']),
        '}',
      ].join('\n'),
    ],
  };
};
