import { afterEach, expect, it, vi } from 'vitest';
import { sellsAbroad } from './countries-abroad';
import { BRANDS, BRAND_IDS } from '~/src/config/brands';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each(BRAND_IDS)('keeps every locale that %s offers in its scripts', async id => {
  vi.stubEnv('SELLS_ABROAD', sellsAbroad(BRANDS[id]));
  vi.resetModules();
  const { LOCALES, localesOf } = await import('~/src/config/locales');
  expect(localesOf(BRANDS[id]).map(locale => locale.id)).toEqual(BRANDS[id].localeIds);
  if (id === 'larkfield') expect(LOCALES.map(locale => locale.id)).toEqual(['en-us', 'en-ca']);
});
