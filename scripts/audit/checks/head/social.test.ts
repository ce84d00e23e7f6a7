import { expect, it } from 'vitest';
import { listed, NOINDEX, page } from '../page.fixture';
import { checkSocial } from './social';

const names = (kind: 'og' | 'twitter', ...all: readonly string[]) =>
  all.map(each => `${kind}:${each}`);

const all = [
  ...names('og', 'image', 'type', 'title', 'description'),
  ...names('twitter', 'card', 'image', 'domain', 'title', 'description', 'site'),
];

const head = (url: string, without = ''): string =>
  [
    ...all.filter(name => name !== without).map(name => `<meta property="${name}" content="a">`),
    ...['og:url', 'twitter:url'].map(name => `<meta property="${name}" content="${url}">`),
  ].join('');

it('accepts the default metadata', () => {
  expect(checkSocial([listed('/a', head('https://shop.example/a'))])).toEqual([]);
  expect(checkSocial([page('/cart', '', NOINDEX + head('https://shop.example/cart'))])).toEqual([]);
});

it('reports metadata that is missing, duplicated, or of another page', () => {
  const broken = listed(
    '/a',
    `${head('https://shop.example/b', 'twitter:site')}<meta name="og:title" content="b">`,
  );
  expect(checkSocial([broken]).map(({ message }) => message)).toEqual([
    'has 2 og:title with a content, expected one',
    'has 0 twitter:site with a content, expected one',
    'has another address than the canonical one in og:url',
    'has another address than the canonical one in twitter:url',
  ]);
});
