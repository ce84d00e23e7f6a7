import { expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localesOf } from '~/src/config/locales';
import { pageMaker } from './page-maker';

const [locale] = localesOf(BRANDS.larkfield);

it('tells client-only pages from others, so that redirects may lead below them', () => {
  const { make, paths } = pageMaker(
    () => undefined,
    BRANDS.larkfield,
    () => undefined,
  );
  if (!locale) throw new Error('The brand has no locale.');
  make({ template: 'account', locale, path: '/Account', alternates: [], isClientOnly: true });
  make({ template: 'cart', locale, path: '/cart', alternates: [] });
  expect([...paths.pages]).toEqual(['/account', '/cart']);
  expect([...paths.clientOnly]).toEqual(['/account']);
});

it('leaves out a page whose path another one has, and names both', () => {
  const made: string[] = [];
  const problems: string[] = [];
  const { make, paths } = pageMaker(
    ({ path }) => void made.push(path),
    BRANDS.larkfield,
    problem => void problems.push(problem),
  );
  if (!locale) throw new Error('The brand has no locale.');
  make({ template: 'search', locale, path: '/search', alternates: [] });
  const context = { nodeId: 'page:en-us:Search' };
  make({ template: 'content-page', locale, path: '/Search', alternates: [], context });
  expect(made).toEqual(['/search']);
  expect([...paths.pages]).toEqual(['/search']);
  expect(problems).toEqual([
    'Two pages have the path /Search: the page of page:en-us:Search (template content-page) is left out, and the page of the template search is kept. Change the slug or the handle of one.',
  ]);
});
