import { cleanup } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { drawAtOnce } from '~/src/ui/testing/draw-at-once.fixture';
import { resetProvider, service, TODAY } from './billing-provider.fixture';

/**
 * Before each test: a fixed day and the provider's initial records. Unmounts everything after it.
 */
export const setUpProvider = (): void => {
  drawAtOnce();
  beforeEach(() => {
    vi.useFakeTimers({ now: TODAY, toFake: ['Date'] });
    allowDialogs();
    resetProvider();
    service.listServiceSubscriptions.mockReset().mockResolvedValue(ok([]));
    vi.mocked(navigate).mockReset();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
};
