import { afterEach, expect, it, vi } from 'vitest';
import { readSupportCenter } from './support-center';

const CARD = {
  productHandle: 'gps-collar',
  productTitle: 'GPS Collar',
  image: null,
  modelNumber: 'LF-GPS',
  manual: { url: 'https://files.example/a.pdf', extension: 'pdf' },
  warnings: ['Indoors only.'],
  warranties: [{ part: 'Strap', period: '90 days' }],
};
const LINK = {
  slug: 'fit',
  title: 'Fit the collar',
  summary: null,
  mostRead: 2,
  topic: { slug: 'set-up', title: 'Set-up' },
};
const pageOf = (cards: readonly object[]) => ({
  result: { data: { products: { nodes: cards }, articles: { nodes: [{ link: LINK }] } } },
});
const serve = (body: unknown, status = 200) => {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

it('reads the cards and the articles of the page', async () => {
  const fetch = serve(pageOf([CARD]));
  expect(await readSupportCenter('/en-ca/support')).toEqual({
    ok: true,
    value: { cards: [CARD], articles: [LINK] },
  });
  expect(fetch).toHaveBeenCalledWith('/page-data/en-ca/support/page-data.json', expect.anything());
});

it('is empty for a brand without a support centre', async () => {
  serve({}, 404);
  expect(await readSupportCenter('/support')).toEqual({
    ok: true,
    value: { cards: [], articles: [] },
  });
});

it('fails if the page cannot be loaded or has other content', async () => {
  serve({}, 500);
  expect(await readSupportCenter('/support')).toMatchObject({ ok: false, error: { status: 500 } });
  serve({ result: { data: { product: {} } } });
  expect(await readSupportCenter('/support')).toMatchObject({
    ok: false,
    error: { kind: 'protocol' },
  });
  serve(pageOf([{ ...CARD, manual: { url: 'javascript:alert(1)', extension: 'pdf' } }]));
  expect(await readSupportCenter('/support')).toMatchObject({ ok: false });
});
