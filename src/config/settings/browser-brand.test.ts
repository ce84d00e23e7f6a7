import { afterEach, expect, it, vi } from 'vitest';
import { BRANDS } from '../brands';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each(Object.keys(BRANDS))('the browser knows %s by its own profile', async id => {
  vi.stubEnv('GATSBY_BRAND', id);
  const { browserSettings } = await import('./browser-settings');
  expect(browserSettings.brand.id).toBe(id);
});
