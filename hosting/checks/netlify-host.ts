import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import redirector from 'netlify-redirector';
import { contentTypeOf } from '../adapter/content-types';
import { IMAGE_PROXY_PATH } from '~/src/config/image-proxy';
import { SCRIPT_PROXY_PATH } from '~/src/config/settings/tracking-settings';
import type { HostResponse, Build, Host, HostRequest } from './host';

const ORIGIN = 'https://shop.test';
const DEFAULT_CACHE = 'public,max-age=0,must-revalidate';

type RequestHandler = (url: URL, init?: RequestInit) => Promise<Response>;
type EdgeFunction = (
  request: Request,
  context: { readonly next: () => Promise<Response> },
  ask: RequestHandler,
) => Promise<Response | undefined>;

const loadEdgeFunction = async (
  hostFolder: string,
): Promise<{ readonly run: EdgeFunction; readonly pattern: RegExp }> => {
  const file = join(hostFolder, 'netlify', 'edge-functions', 'redirects.js');
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const isOurs = (
    value: unknown,
  ): value is { default: EdgeFunction; config: { pattern: string } } =>
    typeof value === 'object' && value !== null && 'default' in value && 'config' in value;
  if (!isOurs(module)) throw new Error(`${file} is no edge function.`);
  return { run: module.default, pattern: new RegExp(module.config.pattern) };
};

type PictureHandler = (asked: Request) => Promise<Response | undefined>;

/** An edge function that passes something on below a path. */
const loadPictureHandler = async (
  hostFolder: string,
  name: string,
  path: string,
): Promise<PictureHandler> => {
  const file = join(hostFolder, 'netlify', 'edge-functions', name);
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const isOurs = (value: unknown): value is { default: PictureHandler; config: { path: string } } =>
    typeof value === 'object' && value !== null && 'default' in value && 'config' in value;
  if (!isOurs(module) || module.config.path !== path)
    throw new Error(`${file} is no edge function for ${path}.`);
  return module.default;
};

/** The rules of `_redirects`, read and matched by Netlify's own parser and matcher. */
const loadMatcher = async (file: string) => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${file} has errors.`);
  // The matcher has two other field names than the parser.
  const fieldOf = (rule: object, name: string): unknown => Reflect.get(rule, name);
  const rules = redirects.map(rule =>
    typeof rule === 'object' && rule !== null
      ? { ...rule, origin: fieldOf(rule, 'from'), params: fieldOf(rule, 'query') }
      : rule,
  );
  return redirector.parseJSON(JSON.stringify(rules), { jwtSecret: 'none', jwtRoleClaim: 'none' });
};

/**
 * Netlify may join the values of rules that match the same path with commas: this is the worst
 * case.
 */
const loadHeaders = async (file: string) => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${file} has errors.`);
  return (path: string): Readonly<Record<string, string>> => {
    const found = new Map<string, string>([['cache-control', '']]);
    for (const rule of headers) {
      if (!('forRegExp' in rule) || !rule.forRegExp.test(path)) continue;
      for (const [name, value] of Object.entries(rule.values)) {
        const before = found.get(name.toLowerCase());
        found.set(name.toLowerCase(), before ? `${before},${value}` : value);
      }
    }
    if (found.get('cache-control') === '') found.set('cache-control', DEFAULT_CACHE);
    return Object.fromEntries(found);
  };
};

const toAnswer = async (response: Response): Promise<HostResponse> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: Buffer.from(await response.arrayBuffer()),
});

const toResponse = ({ status, headers, body }: HostResponse): Response =>
  new Response(new Uint8Array(body), { status, headers: { ...headers } });

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * What Netlify would answer, from the files written for it: the edge function, then forced rules,
 * then files, then the other rules, the first match. The syntax and matching of rules are Netlify's
 * own code; this order, and that a target's query replaces the visitor's, are as documented
 * (docs/hosting.md lists the pages).
 */
export const startNetlify = async ({ output, hostFolder }: Build): Promise<Host> => {
  const edge = await loadEdgeFunction(hostFolder);
  const passScript = await loadPictureHandler(hostFolder, 'script-proxy.js', SCRIPT_PROXY_PATH);
  const passPicture = await loadPictureHandler(hostFolder, 'pictures.js', `${IMAGE_PROXY_PATH}*`);
  const matcher = await loadMatcher(join(output, '_redirects'));
  const headersOf = await loadHeaders(join(output, '_headers'));

  const fileFor = (path: string): string | null =>
    [path, `${path.replace(/\/$/, '')}/index.html`, `${path}.html`]
      .map(name => join(output, name))
      .find(isFile) ?? null;

  const send = (status: number, file: string, path: string): HostResponse => ({
    status,
    headers: { ...headersOf(path), 'content-type': contentTypeOf(file) },
    body: readFileSync(file),
  });

  const ask = async (question: HostRequest): Promise<HostResponse> => {
    const { path, method, headers = {} } = question;
    const url = new URL(`${ORIGIN}${Buffer.from(path, 'latin1').toString('utf8')}`);
    const passes = [
      url.pathname === SCRIPT_PROXY_PATH ? passScript : [],
      url.pathname.startsWith(IMAGE_PROXY_PATH) ? passPicture : [],
    ].flat();
    for (const pass of passes) {
      const answer = await pass(new Request(url, { method: method ?? 'GET', headers }));
      if (answer) return toAnswer(answer);
    }
    if (edge.pattern.test(url.pathname)) {
      const answer = await edge.run(
        new Request(url, { method: method ?? 'GET' }),
        { next: async () => toResponse(answerWithoutEdge(url)) },
        async ({ pathname, search }, init) =>
          toResponse(await ask({ path: `${pathname}${search}`, method: init?.method ?? 'GET' })),
      );
      if (answer) return toAnswer(answer);
    }
    return answerWithoutEdge(url);
  };

  const answerWithoutEdge = (url: URL): HostResponse => {
    const decoded = decodeURIComponent(url.pathname);
    const rule = matcher.match({
      scheme: 'https',
      host: url.hostname,
      path: decoded,
      query: url.search.slice(1),
      headers: {},
      cookieValues: {},
      getHeader: () => '',
      getCookie: () => '',
    });
    const file = fileFor(decoded);
    if (file !== null && rule?.force !== true) return send(200, file, url.pathname);
    if (rule === null) return send(404, join(output, '404.html'), url.pathname);
    if (rule.status >= 300 && rule.status < 400) {
      const location = rule.to.includes('?') ? rule.to : `${rule.to}${url.search}`;
      return { status: rule.status, headers: { location }, body: Buffer.alloc(0) };
    }
    return send(rule.status, join(output, rule.to), url.pathname);
  };

  return { name: 'Netlify', request: ask, stop: async () => undefined };
};
