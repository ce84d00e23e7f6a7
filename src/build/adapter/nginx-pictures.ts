import type { PassedPictures } from '../../site/passed-pictures';
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
        `proxy_pass ${quoted(source)};`,
        'proxy_pass_request_headers off;',
        'proxy_pass_request_body off;',
        `proxy_set_header host ${quoted(host)};`,
        'proxy_set_header accept $http_accept;',
        'proxy_set_header connection "";',
        'proxy_http_version 1.1;',
        'proxy_ssl_server_name on;',
        `proxy_ssl_name ${quoted(host)};`,
        'proxy_ssl_verify on;',
        'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
        ...HIDDEN.map(name => `proxy_hide_header ${name};`),
        'proxy_intercept_errors on;',
        'error_page 400 401 403 404 410 = @missing;',
      ]),
      '}',
    ].join('\n');
  });
