import { expect, it } from 'vitest';
import { checkCanonicals } from './canonicals';
import { canonical, listed, NOINDEX, page, siteWith } from '../page.fixture';

const messagesOf = (...pages: readonly ReturnType<typeof page>[]) =>
  checkCanonicals(pages, siteWith(...pages)).map(({ message }) => message);

it('accepts pages that are their own canonical, or point to one', () => {
  const pages = [
    listed('/a'),
    page('/a/atoz', '', canonical('/a')),
    page('/cart', '', NOINDEX),
    listed('/en-ca/a'),
  ];
  expect(messagesOf(...pages)).toEqual([]);
});

it('reports a canonical page that is missing, not listed, or misspelled', () => {
  const pages = [
    page('/none', '', ''),
    page('/two', '', canonical('/two') + canonical('/two')),
    page('/gone', '', canonical('/nowhere')),
    page('/elsewhere', '', '<link rel="canonical" href="https://other.example/a">'),
    page('/chain', '', canonical('/gone')),
    page('/spelt', '', canonical('/gone/').replace('/gone/', '/spelt?a=b')),
    page('/cart', '', NOINDEX + canonical('/cart')),
  ];
  expect(messagesOf(...pages)).toEqual([
    'has no canonical link',
    'has more than one canonical link',
    'is canonical to https://shop.example/nowhere, which is not built',
    'is canonical to https://other.example/a, which is not built',
    'is canonical to https://shop.example/gone, which is not listed itself',
    'is canonical to https://shop.example/spelt?a=b, misspelled',
    'must not be listed, but has a canonical page',
  ]);
});
