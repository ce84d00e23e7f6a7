import { afterAll, vi } from 'vitest';

// One process runs many files: none leaves its settings, stand-ins or clock to the next.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
