import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { createContentGateway, describeProblem } from './content-gateway';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.stop());

const read = async (site: string, localeId: string) => {
  const origin = sandbox.urlOf('content');
  const gateway = createContentGateway({
    site,
    projectId: 'storefront1',
    dataset: 'production',
    apiOrigin: origin,
    readToken: null,
    imageOrigin: origin,
  });
  const snapshot = await gateway.read();
  if (!snapshot.ok) throw new Error(snapshot.error.message);
  return snapshot.value.forLocale(localeId, ['en-us']);
};

describe.each([
  ['larkfield', 'en-us'],
  ['larkfield', 'en-ca'],
  ['pawmere', 'en-us'],
  ['pawmere', 'en-ca'],
  ['trailhound', 'en-us'],
  ['trailhound', 'en-ca'],
] as const)('content of %s in %s', (site, localeId) => {
  it('is complete and valid', async () => {
    const content = await read(site, localeId);
    expect(content.problems.map(describeProblem)).toEqual([]);
    expect(content.settings?.phone).toMatch(/555/);
    expect(content.navigation?.main.length).toBeGreaterThan(0);
    expect(content.translations.get('page home')).toBe(`translations-${site}-page-home`);
    expect(content.pages.find(page => page.path === '/')?.modules.length).toBeGreaterThan(0);
  });
});

it('refers to images that the image CDN has', async () => {
  const { pages } = await read('larkfield', 'en-us');
  const hero = pages.flatMap(page => page.modules).find(module => module.type === 'heroModule');
  const response = await fetch(`${hero?.image?.url ?? ''}?w=40`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\//);
});
