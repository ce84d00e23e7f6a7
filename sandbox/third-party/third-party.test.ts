import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isJsonObject } from '../core/json';
import { startSandbox } from '../core/start';
import type { RunningSandbox } from '../core/start';
import { createThirdPartyService } from '.';

let sandbox: RunningSandbox;
let url = '';
beforeAll(async () => {
  const services = () => [createThirdPartyService()];
  sandbox = await startSandbox({ ports: 'ephemeral', state: 'memory', services });
  url = sandbox.urls['third-party'] ?? '';
});
afterAll(() => sandbox.stop());

async function logged(path: string): Promise<unknown[]> {
  const reply: unknown = await (await fetch(`${sandbox.urls.control}/requests`)).json();
  const listed: unknown = isJsonObject(reply) ? reply.requests : undefined;
  const requests: unknown[] = Array.isArray(listed) ? listed : [];
  return requests.filter(entry => isJsonObject(entry) && entry.path === path);
}

it('reports every push to the data layer, those before the script included', async () => {
  const script = await (await fetch(`${url}/gtm.js?id=GTM-SANDBOX&l=layer`)).text();
  const page = createContext({
    fetch,
    location: { href: 'http://localhost:8000/cart' },
    Node: class {},
    layer: [{ event: 'gtm.js' }],
  });
  runInContext('var window = globalThis;', page);
  runInContext(script, page);
  runInContext('layer.push({event: "add_to_cart", node: new Node(), value: 3})', page);
  runInContext('(function () { layer.push(arguments) })("consent", "update")', page);
  await vi.waitFor(async () => expect(await logged('/collect')).toHaveLength(3));
  const entries = await logged('/collect');
  const bodies = entries.map(entry =>
    isJsonObject(entry) ? (JSON.parse(String(entry.bodyText)) as unknown) : null,
  );
  const common = { container: 'GTM-SANDBOX', page: 'http://localhost:8000/cart' };
  expect(bodies).toContainEqual({ ...common, event: 'gtm.js', data: { event: 'gtm.js' } });
  expect(bodies).toContainEqual({
    ...common,
    event: 'add_to_cart',
    data: { event: 'add_to_cart', value: 3 },
  });
  expect(bodies).toContainEqual({ ...common, event: null, data: ['consent', 'update'] });
  expect(runInContext('Object.keys(google_tag_manager)[0]', page)).toBe('GTM-SANDBOX');
  expect(runInContext('layer.length', page)).toBe(3);
});

it('answers and logs any other request', async () => {
  expect((await fetch(`${url}/collect`, { method: 'POST', body: '{}' })).status).toBe(204);
  const reply = await fetch(`${url}/pixel/anything.js?x=1`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toContain('javascript');
  expect(await logged('/pixel/anything.js?x=1')).toHaveLength(1);
});

it.each([
  [
    '/onsite/js/SANDB1/klaviyo.js',
    '/klaviyo/collect',
    'klaviyo.push(["track", "Added to cart", {a: 1}])',
  ],
  [
    '/j/SANDBOXADVERTISER00001/roundtrip.js',
    '/adroll/collect',
    'adroll.track("Added to cart", {a: 1})',
  ],
])('reports calls of %s before and after its script has loaded', async (path, sink, call) => {
  const script = await (await fetch(`${url}${path}`)).text();
  const page = createContext({ fetch, location: { href: 'http://localhost:8000/' } });
  runInContext('var window = globalThis; var klaviyo = []; var adroll = [];', page);
  runInContext('adroll.track = function (n, d) { adroll.push(["track", [n, d]]) };', page);
  runInContext(call, page);
  runInContext(script, page);
  runInContext(call, page);
  await vi.waitFor(async () => expect(await logged(sink)).toHaveLength(2));
  const reply = await fetch(`${sandbox.urls.control}/tracking?format=json`);
  expect(await reply.json()).toMatchObject({
    received: expect.arrayContaining([
      expect.objectContaining({ event: 'Added to cart', data: { a: 1 } }),
    ]) as unknown,
  });
});

it('answers an error report with its id, and shows both on the page of the control port', async () => {
  const body = '{"event_id":"1"}\n{"type":"event"}\n{"message":"it broke"}\n';
  const reply = await fetch(`${url}/api/1/envelope/?sentry_key=sandboxpublickey`, {
    method: 'POST',
    body,
  });
  expect(await reply.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  const page = await fetch(`${sandbox.urls.control}/tracking`);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await page.text()).toContain('it broke');
});

it('shows the captcha for its own site key, and tells the owner of another', async () => {
  const script = await fetch(`${url}/recaptcha/api.js?onload=ready&render=explicit`);
  expect(script.headers.get('content-type')).toContain('javascript');
  const frame = async (key: string) =>
    (await fetch(`${url}/recaptcha/api2/anchor?k=${key}&hl=de`)).text();
  expect(await frame('sandbox-captcha-site-key')).toContain('Ich bin kein Roboter');
  expect(await frame('other')).toContain('ERROR for site owner: Invalid site key');
});

it.each(['/gtm.js?id=GTM-OTHER', '/onsite/js/NOBODY/klaviyo.js', '/j/NOBODY/roundtrip.js'])(
  'has no script at %s',
  async path => {
    expect((await fetch(url + path)).status).toBe(404);
  },
);

it('takes error reports for its own projects alone', async () => {
  const send = async (path: string) => (await fetch(url + path, { method: 'POST' })).status;
  expect(await send('/api/2/envelope/?sentry_key=sandboxpublickey')).toBe(200);
  expect(await send('/api/9/envelope/?sentry_key=sandboxpublickey')).toBe(403);
  expect(await send('/api/1/envelope/?sentry_key=other')).toBe(403);
});
