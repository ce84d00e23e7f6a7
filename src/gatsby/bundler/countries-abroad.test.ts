import { afterEach, expect, it, vi } from 'vitest';
import { sellsAbroad } from './countries-abroad';
import { BRAND_IDS, brandOf } from '~/src/config/brands';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each(BRAND_IDS)('keeps every locale that %s offers in its scripts', async id => {
  vi.stubEnv('SELLS_ABROAD', sellsAbroad(brandOf(id)));
  vi.resetModules();
  const { LOCALES, localesOf } = await import('~/src/config/locales');
  expect(localesOf(brandOf(id)).map(locale => locale.id)).toEqual(brandOf(id).localeIds);
  if (id === 'larkfield') expect(LOCALES.map(locale => locale.id)).toEqual(['en-us', 'en-ca']);
});
