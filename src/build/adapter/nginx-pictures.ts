import type { PassedPictures } from '../../site/passed-pictures';
import { passOn } from './nginx-pass';
import { indented, quoted, when } from './nginx-text';

const HIDDEN = ['set-cookie', 'cache-control', 'expires', 'access-control-allow-origin', 'alt-svc'];

/**
 * Passes pictures on, the format as the browser accepts it. The name of each source is looked up when
 * nginx starts, and the visitor's words never name a host.
 */
export const nginxPictures = (pictures: readonly PassedPictures[]): readonly string[] =>
  pictures.map(({ path, source }) => {
    const { host } = new URL(source);
    return [
      `location ^~ ${path} {`,
      ...indented([
        // What leads out of the folder is no picture.
        when('$request_uri ~* "^[^?]*(?:\\.\\.|%2e|%2f|%5c)"', 'return 404'),
        ...passOn({
          to: quoted(source),
          host: quoted(host),
          accept: '$http_accept',
          hidden: HIDDEN,
        }),
        'error_page 400 401 403 404 410 = @missing;',
      ]),
      '}',
    ].join('\n');
  });
