import { ProdLoader } from 'gatsby/cache-dir/loader';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// What the specification requires of Gatsby's own loader (storefront §2.5 and §7), so that a newer
// Gatsby that behaves differently is noticed.

const asked: string[] = [];
let answers: Readonly<Record<string, unknown>> = {};

/** Answers the given requests, `GET /path` or `HEAD /path`, and 404 to all others. */
class FakeRequest {
  readyState = 0;
  status = 0;
  responseText = '';
  onreadystatechange: () => void = () => undefined;
  private call = '';

  open(method: string, url: string): void {
    this.call = `${method} ${url}`;
  }
  send(): void {
    asked.push(this.call);
    const answer = answers[this.call];
    this.status = answer === undefined ? 404 : 200;
    this.responseText = JSON.stringify(answer ?? {});
    this.readyState = 4;
    queueMicrotask(this.onreadystatechange);
  }
}

const pageData = (path: string, more: object = {}) => ({
  componentChunkName: 'page',
  path,
  webpackCompilationHash: 'build',
  staticQueryHashes: [],
  result: {},
  ...more,
});

const newLoader = () => new ProdLoader({ components: { page: async () => ({}) } }, []);

beforeEach(() => {
  asked.splice(0);
  answers = {};
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('__PATH_PREFIX__', '');
  vi.stubGlobal('__BASE_PATH__', '');
});
afterEach(() => vi.unstubAllGlobals());

it('requests the data of a page, the app, static queries and slices', async () => {
  answers = {
    'GET /page-data/about/page-data.json': pageData('/about', {
      staticQueryHashes: ['123'],
      slicesMap: { footer: 'footer-1' },
    }),
    'GET /page-data/app-data.json': { webpackCompilationHash: 'build' },
    'GET /page-data/sq/d/123.json': { data: {} },
    'GET /slice-data/footer-1.json': {
      componentChunkName: 'page',
      staticQueryHashes: [],
      result: {},
    },
  };
  await newLoader().loadPage('/about');
  expect(asked.sort()).toEqual(Object.keys(answers).sort());
});

it('recognizes the page data of server components', async () => {
  await newLoader().loadPartialHydrationJson('/about');
  expect(asked).toContain('GET /page-data/about/page-data-rsc.json');
});

it('checks by HEAD whether a page is really missing before it says so', async () => {
  answers = { 'GET /page-data/404.html/page-data.json': pageData('/404.html') };
  expect(await newLoader().loadPageDataJson('/gone')).toMatchObject({ notFound: true });
  expect(asked).toContain('HEAD /gone');
  answers = { ...answers, 'HEAD /there': '' };
  const found = await newLoader().loadPageDataJson('/there');
  expect(found.notFound).toBeUndefined();
  expect(found).toMatchObject({ status: 'error' });
});

it.each([
  ['a visitor', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', true],
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1)', false],
])('decides for %s whether to prefetch', (_, userAgent, isAhead) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(newLoader().shouldPrefetch('/about')).toBe(isAhead);
});
