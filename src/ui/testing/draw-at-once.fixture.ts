import { afterEach, beforeEach, vi } from 'vitest';

/** In each test a frame is drawn as soon as one is asked for: what follows it happens at once. */
export const drawAtOnce = (): void => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
      draw(performance.now());
      return 0;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
};
