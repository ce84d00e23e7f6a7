import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debouncedVitals } from './web-vitals';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const metric = (name: string, value: number) => ({ name, id: `v5-${name}`, value });
const told = (push: ReturnType<typeof vi.fn>) =>
  push.mock.calls.map(([message]) => message as unknown);

it('reports the last value of each metric, 3000 ms after its last change', () => {
  const push = vi.fn();
  const hear = debouncedVitals(push);
  hear(metric('CLS', 0.01));
  hear(metric('LCP', 812.4));
  vi.advanceTimersByTime(2000);
  hear(metric('CLS', 0.0234));
  vi.advanceTimersByTime(2999);
  expect(told(push)).toEqual([
    { event: 'core-web-vitals', webVitalsMeasurement: { name: 'LCP', id: 'v5-LCP', value: 812 } },
  ]);
  vi.advanceTimersByTime(1);
  expect(told(push)).toContainEqual({
    event: 'core-web-vitals',
    webVitalsMeasurement: { name: 'CLS', id: 'v5-CLS', value: 23 },
  });
  expect(push).toHaveBeenCalledTimes(2);
});

it('reports it once, earlier, if the page is left', () => {
  const push = vi.fn();
  const hear = debouncedVitals(push);
  hear(metric('INP', 40));
  hear(metric('INP', 56));
  window.dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();
  expect(told(push)).toEqual([
    { event: 'core-web-vitals', webVitalsMeasurement: { name: 'INP', id: 'v5-INP', value: 56 } },
  ]);
});
