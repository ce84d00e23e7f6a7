import { cleanup } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { drawAtOnce } from '~/src/ui/testing/draw-at-once.fixture';
import { resetBooks, service, TODAY } from './books.fixture';

/** Before each test: the day of the books, what they hold at first, and no page left. After it: nothing shown. */
export const setUpBooks = (): void => {
  drawAtOnce();
  beforeEach(() => {
    vi.useFakeTimers({ now: TODAY, toFake: ['Date'] });
    allowDialogs();
    resetBooks();
    service.listServiceSubscriptions.mockReset().mockResolvedValue(ok([]));
    vi.mocked(navigate).mockReset();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
};
