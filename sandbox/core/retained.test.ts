import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CaptchaVerifier, issueToken } from '../captcha/tokens';
import { BoundedMap } from './bounded-map';
import './images/image-draw';
import { RequestLog } from './request-log';
import { startCounter } from './testing/counter';
import type { CounterSandbox } from './testing/counter';

const MEGABYTE = 1024 * 1024;

const arrived = (path: string) => ({
  service: 'content',
  method: 'POST',
  path,
  operation: null,
  scope: null,
  startedAt: '2026-01-01T00:00:00Z',
  fault: null,
});

describe('the request log', () => {
  it('keeps the newest 24 MB of bodies and URLs', () => {
    const log = new RequestLog();
    const body = Buffer.alloc(64 * 1024, 'a');
    for (let count = 0; count < 1000; count += 1) log.add(arrived(`/${count}`), body);
    expect(log.length).toBeLessThanOrEqual(24 * MEGABYTE);
    expect(log.length).toBeGreaterThan(23 * MEGABYTE);
    expect(log.list().at(-1)?.path).toBe('/999');
    log.clear();
    expect(log.length).toBe(0);
  });

  it('keeps 5,000 requests', () => {
    const log = new RequestLog();
    for (let count = 0; count < 5010; count += 1) log.add(arrived(`/${count}`), Buffer.alloc(0));
    expect(log.list()).toHaveLength(5000);
    expect(log.list()[0]?.path).toBe('/10');
  });
});

it('a bounded map drops the least recently used entry', () => {
  const map = new BoundedMap<string>(10, ({ length }) => length);
  map.set('a', '1234');
  map.set('b', '1234');
  map.get('a');
  map.set('c', '1234');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['1234', undefined, '1234']);
  expect(map.weight).toBe(8);
  map.set('c', '1');
  expect(map.weight).toBe(5);
});

it('used captcha tokens are kept as long as they are valid', () => {
  const captcha = new CaptchaVerifier();
  for (let count = 0; count < 50; count += 1) {
    const verdict = captcha.verify(issueToken(count * 60_000), count * 60_000);
    expect(verdict).toEqual({ passedMs: count * 60_000 });
  }
  expect(captcha.size).toBeLessThanOrEqual(2);
});

it('the image library has no cache of its own', () => {
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } });
});

describe('a running sandbox', () => {
  let sandbox: CounterSandbox;
  beforeAll(async () => {
    sandbox = await startCounter();
  });
  afterAll(() => sandbox.stop());

  it('adds no listeners over a thousand requests', async () => {
    const warn = vi.spyOn(process, 'emitWarning');
    const listeners = () =>
      process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0);
    await sandbox.count();
    const before = listeners();
    for (let count = 0; count < 1000; count += 1) await (await fetch(sandbox.counterUrl)).text();
    expect(listeners()).toBe(before);
    expect(warn).not.toHaveBeenCalled();
  });
});
