import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isJsonObject } from '../core/json';
import { startSandbox } from '../core/start';
import type { RunningSandbox } from '../core/start';
import { createThirdPartyService } from './index';

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
  const script = await (await fetch(`${url}/gtm.js?id=GTM-TEST&l=layer`)).text();
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
  const common = { container: 'GTM-TEST', page: 'http://localhost:8000/cart' };
  expect(bodies).toContainEqual({ ...common, event: 'gtm.js', data: { event: 'gtm.js' } });
  expect(bodies).toContainEqual({
    ...common,
    event: 'add_to_cart',
    data: { event: 'add_to_cart', value: 3 },
  });
  expect(bodies).toContainEqual({ ...common, event: null, data: ['consent', 'update'] });
  expect(runInContext('Object.keys(google_tag_manager)[0]', page)).toBe('GTM-TEST');
  expect(runInContext('layer.length', page)).toBe(3);
});

it('answers and logs whatever else is asked', async () => {
  expect((await fetch(`${url}/collect`, { method: 'POST', body: '{}' })).status).toBe(204);
  const reply = await fetch(`${url}/pixel/anything.js?x=1`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toContain('javascript');
  expect(await logged('/pixel/anything.js?x=1')).toHaveLength(1);
});
