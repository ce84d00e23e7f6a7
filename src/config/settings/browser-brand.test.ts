import { afterEach, expect, it, vi } from 'vitest';
import { BRANDS } from '../brands';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each(BRANDS)('the browser knows $id by the profile that the bundler inserts', async brand => {
  vi.stubGlobal('BUILT_BRAND', brand);
  const { browserSettings } = await import('./browser-settings');
  expect(browserSettings.brand).toEqual(brand);
});
