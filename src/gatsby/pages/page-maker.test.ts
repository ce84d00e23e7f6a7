import { expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localesOf } from '~/src/config/locales';
import { pageMaker } from './page-maker';

const [locale] = localesOf(BRANDS.larkfield);

it('tells client-only pages from others, so that redirects may lead below them', () => {
  const { make, paths } = pageMaker(() => undefined, BRANDS.larkfield);
  if (!locale) throw new Error('The brand has no locale.');
  make({ template: 'account', locale, path: '/Account', alternates: [], isClientOnly: true });
  make({ template: 'cart', locale, path: '/cart', alternates: [] });
  expect([...paths.pages]).toEqual(['/account', '/cart']);
  expect([...paths.clientOnly]).toEqual(['/account']);
});
