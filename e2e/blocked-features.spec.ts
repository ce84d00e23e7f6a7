import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures/test';

/**
 * Features that a browser, a setting or an extension may block, by owner. Not included: what
 * Gatsby's own code uses unguarded (IntersectionObserver, navigator.connection), which no browser
 * blocks.
 */
const FEATURES = [
  'sessionStorage',
  'localStorage',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'PerformanceObserver',
  'ResizeObserver',
  'structuredClone',
  'crypto',
].map(name => ({ owner: 'window', name }));
const OF_NAVIGATOR = ['serviceWorker', 'locks', 'storage'].map(name => ({
  owner: 'navigator',
  name,
}));

const block = async (
  context: BrowserContext,
  feature: { owner: string; name: string },
): Promise<void> => {
  await context.addInitScript(({ owner, name }) => {
    const refuse = (): never => {
      throw new DOMException(`${name} is blocked.`, 'SecurityError');
    };
    const target: object =
      owner === 'navigator'
        ? Navigator.prototype
        : owner === 'document'
          ? Document.prototype
          : window;
    Object.defineProperty(target, name, { configurable: true, get: refuse, set: refuse });
  }, feature);
};

for (const feature of [...FEATURES, ...OF_NAVIGATOR, { owner: 'document', name: 'cookie' }]) {
  test(`the shop works where ${feature.owner}.${feature.name} throws`, async ({
    context,
    page,
    store,
  }) => {
    await block(context, feature);
    await store.openProduct('charging-dock');
    await store.addButton.click();
    await expect(store.toast).toBeVisible();
    await store.main.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await store.expectCount(1);
  });
}
