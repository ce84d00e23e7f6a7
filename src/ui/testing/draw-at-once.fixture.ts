import { afterEach, beforeEach, vi } from 'vitest';

/**
 * In each test a frame is drawn as soon as one is asked for, and a task without a delay runs at
 * once: what waits for a painted frame does not wait.
 */
export const drawAtOnce = (): void => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
      draw(performance.now());
      return 0;
    });
    const { setTimeout } = globalThis;
    vi.stubGlobal('setTimeout', (work: () => void, delay?: number) =>
      delay === undefined ? work() : setTimeout(work, delay),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
};
