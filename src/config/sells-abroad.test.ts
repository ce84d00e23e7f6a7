import { afterEach, expect, it, vi } from 'vitest';
import { BRAND_IDS } from './brands';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each(BRAND_IDS)('keeps every locale that %s offers', async id => {
  vi.stubEnv('GATSBY_BRAND', id);
  vi.resetModules();
  const { BRANDS } = await import('./brands');
  const { LOCALES, localesOf } = await import('./locales');
  expect(localesOf(BRANDS[id]).map(locale => locale.id)).toEqual(BRANDS[id].localeIds);
  if (id === 'larkfield') expect(LOCALES.map(locale => locale.id)).toEqual(['en-us', 'en-ca']);
});
