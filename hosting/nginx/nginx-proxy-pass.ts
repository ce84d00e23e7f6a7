/** Headers of the other host that must not reach the visitor. */
export const HIDDEN = [
  'set-cookie',
  'content-type',
  'cache-control',
  'expires',
  'location',
  'link',
  'refresh',
  'service-worker-allowed',
  'clear-site-data',
  'strict-transport-security',
  'content-security-policy',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'alt-svc',
  'vary',
  'age',
  'via',
  'x-frame-options',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'report-to',
  'nel',
  'content-disposition',
];

interface ProxyPassOptions {
  /** The target as nginx reads it: quoted, or a variable. */
  readonly to: string;
  readonly host: string;
  readonly accept: string;
  /** Headers of the other host that the visitor does not get. */
  readonly hidden: readonly string[];
}

/**
 * The lines of a location that makes a request on behalf of the visitor: it sends only their
 * `accept` header, and verifies the certificate for https.
 */
export const proxyPass = ({ to, host, accept, hidden }: ProxyPassOptions): readonly string[] => [
  `proxy_pass ${to};`,
  'proxy_pass_request_headers off;',
  'proxy_pass_request_body off;',
  `proxy_set_header host ${host};`,
  `proxy_set_header accept ${accept};`,
  'proxy_set_header connection "";',
  'proxy_http_version 1.1;',
  'proxy_ssl_server_name on;',
  `proxy_ssl_name ${host};`,
  'proxy_ssl_verify on;',
  'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
  ...hidden.map(name => `proxy_hide_header ${name};`),
  'proxy_intercept_errors on;',
];
