// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmailTool } from './email-tool';

const settings = { id: 'AbC123', origin: 'https://mail.test', isProxied: true };
const push = vi.fn();
const warn = vi.spyOn(console, 'warn').mockReturnValue();

const arrive = (): void => void vi.stubGlobal('klaviyo', { push });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

it('is loaded once, through the proxy where the settings say so', () => {
  const tool = createEmailTool(settings);
  tool.load();
  tool.load();
  expect([...document.scripts].map(script => script.getAttribute('src'))).toEqual([
    '/__third-party-proxy?url=https%3A%2F%2Fmail.test%2Fonsite%2Fjs%2FAbC123%2Fklaviyo.js',
  ]);
});

it('receives events at once when it is ready', () => {
  arrive();
  createEmailTool(settings).track('Added to cart', { value: 1 });
  expect(push).toHaveBeenCalledWith(['track', 'Added to cart', { value: 1 }]);
  expect(vi.getTimerCount()).toBe(0);
});

it('is polled every 100 ms, and receives events in order once loaded', () => {
  const tool = createEmailTool(settings);
  tool.track('one', {});
  tool.track('two', {});
  vi.advanceTimersByTime(850);
  arrive();
  vi.advanceTimersByTime(49);
  expect(push).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(push.mock.calls).toEqual([[['track', 'one', {}]], [['track', 'two', {}]]]);
  expect(vi.getTimerCount()).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});

it('gets a warning after 1000 ms, and receives events if it loads after all', () => {
  const tool = createEmailTool(settings);
  tool.load();
  tool.track('late', {});
  vi.advanceTimersByTime(999);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(warn).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  arrive();
  document.scripts[0]?.dispatchEvent(new Event('load'));
  expect(push).toHaveBeenCalledWith(['track', 'late', {}]);
});
