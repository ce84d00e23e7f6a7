import { expect, it } from 'vitest';
import { checkHreflang } from './hreflang';
import { alternate, canonical, listed, page, siteWith } from '../page.fixture';

const alternates = alternate('en-US', '/a') + alternate('en-CA', '/en-ca/a');
const byDefault = alternate('x-default', '/a');

const inCanada = (path: string, head: string) => {
  const built = listed(path, head);
  return {
    ...built,
    elements: built.elements.map(each =>
      each.tagName === 'html' ? { ...each, attrs: [{ name: 'lang', value: 'en-CA' }] } : each,
    ),
  };
};

const messagesOf = (...pages: readonly ReturnType<typeof page>[]) =>
  checkHreflang(pages, siteWith(...pages)).map(({ message }) => message);

it('accepts alternates that refer to each other', () => {
  const head = alternates + byDefault;
  expect(messagesOf(listed('/a', head), inCanada('/en-ca/a', head), listed('/b'))).toEqual([]);
});

it('reports an alternate that does not refer back, is missing, or is not listed', () => {
  expect(messagesOf(listed('/a', alternates), inCanada('/en-ca/a', ''))).toEqual([
    'names https://shop.example/en-ca/a for en-CA, which does not link back',
  ]);
  expect(messagesOf(listed('/a', alternates))).toEqual([
    'names https://shop.example/en-ca/a for en-CA, which is not built',
  ]);
  expect(
    messagesOf(listed('/a', alternates), page('/en-ca/a', '', canonical('/b') + alternates))[0],
  ).toBe('names https://shop.example/en-ca/a for en-CA, which is not listed');
});

it('reports a duplicate tag, a page without its own tag, a wrong language, and a wrong default', () => {
  expect(messagesOf(listed('/a', alternates + alternate('en-CA', '/a')))).toContain(
    'names two pages for en-CA',
  );
  expect(messagesOf(listed('/a', alternate('en-CA', '/a')))).toEqual([
    'is for en-CA, but written in en-US',
  ]);
  expect(
    messagesOf(listed('/a', alternate('en-US', '/b')), listed('/b', alternate('en-US', '/a'))),
  ).toContain('lists other locales, but not its own');
  expect(
    messagesOf(listed('/a', alternate('en-US', '/a') + alternate('x-default', '/b')), listed('/b')),
  ).toContain('has an x-default that is no locale of it');
});
