import { configure } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';

// A second, the default, is too short on a machine that does other work; a test that passes never waits so long.
configure({ asyncUtilTimeout: 4000 });

// jsdom measures nothing, and scrolls nothing into view (newer browsers return a promise).
if ('Element' in globalThis && !('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: async () => {} });
if (!('getEntriesByType' in performance))
  Object.assign(performance, { getEntriesByType: () => [] });

// One process runs many files, and they share its environment.
afterAll(() => {
  vi.unstubAllEnvs();
});
