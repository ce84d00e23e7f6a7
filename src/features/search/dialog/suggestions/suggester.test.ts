import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok, type Result } from '~/src/domain/data/result';
import type { Suggestions } from '~/src/gateways/algolia/suggest';
import { createSuggester, MOST_REQUESTS, SLOW_MS } from './suggester';

const post = (title: string): Suggestions => ({
  products: [],
  posts: [{ slug: title, title }],
  articles: [],
});
const FAILURE = err({
  kind: 'network',
  message: '',
  isRetryable: false,
  status: null,
  userErrors: [],
} as const);

const start = () => {
  const open = new Map<string, (reply: Result<Suggestions>) => void>();
  const asked: string[] = [];
  const suggester = createSuggester(query => {
    asked.push(query);
    return new Promise(resolve => open.set(query, resolve));
  });
  const answer = async (query: string, reply: Result<Suggestions> = ok(post(query))) => {
    open.get(query)?.(reply);
    await Promise.resolve();
  };
  return { suggester, asked, answer };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('suggestions', () => {
  it('are asked for with every key, and the last answer stays until the next', async () => {
    const { suggester, asked, answer } = start();
    suggester.ask('g');
    await answer('g');
    suggester.ask('gp');
    expect(asked).toEqual(['g', 'gp']);
    expect(suggester.getState()).toMatchObject({ status: 'waiting', suggestions: post('g') });
    await answer('gp');
    expect(suggester.getState()).toEqual({
      query: 'gp',
      status: 'ready',
      suggestions: post('gp'),
    });
  });

  it('never go back to an older answer that comes late', async () => {
    const { suggester, answer } = start();
    suggester.ask('g');
    suggester.ask('gps');
    await answer('gps');
    await answer('g');
    expect(suggester.getState().suggestions).toEqual(post('gps'));
    suggester.ask('gps c');
    suggester.ask('');
    await answer('gps c');
    expect(suggester.getState()).toEqual({ query: '', suggestions: null, status: 'idle' });
  });

  it('are asked for by the newest query alone while others are open', async () => {
    const { suggester, asked, answer } = start();
    for (const query of ['g', 'gp', 'gps', 'gps c', 'gps co']) suggester.ask(query);
    expect(asked).toEqual(['g', 'gp']);
    expect(asked).toHaveLength(MOST_REQUESTS);
    await answer('g');
    expect(asked).toEqual(['g', 'gp', 'gps co']);
    await answer('gp');
    await answer('gps co');
    expect(asked).toHaveLength(3);
    expect(suggester.getState()).toEqual({
      query: 'gps co',
      status: 'ready',
      suggestions: post('gps co'),
    });
  });

  it('are not asked for with a query that was cleared while it waited', async () => {
    const { suggester, asked, answer } = start();
    for (const query of ['g', 'gp', 'gps', '']) suggester.ask(query);
    await answer('g');
    await answer('gp');
    expect(asked).toEqual(['g', 'gp']);
    expect(suggester.getState().status).toBe('idle');
  });

  it('are not asked for twice', () => {
    const { suggester, asked } = start();
    suggester.ask('gps');
    suggester.ask('gps');
    expect(asked).toEqual(['gps']);
  });

  it('say that they are slow, until they come', async () => {
    const { suggester, answer } = start();
    suggester.ask('gps');
    vi.advanceTimersByTime(SLOW_MS);
    expect(suggester.getState().status).toBe('slow');
    await answer('gps');
    vi.advanceTimersByTime(SLOW_MS);
    expect(suggester.getState().status).toBe('ready');
  });

  it('say that they failed, and are asked for again', async () => {
    const { suggester, asked, answer } = start();
    suggester.ask('gps');
    await answer('gps', FAILURE);
    expect(suggester.getState()).toMatchObject({ status: 'failed', suggestions: null });
    suggester.retry();
    expect(asked).toEqual(['gps', 'gps']);
    await answer('gps');
    expect(suggester.getState().status).toBe('ready');
  });
});
