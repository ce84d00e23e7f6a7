import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { judgeByContract } from '../testing/judge-by-contract';
import { signInToSandbox } from '../testing/sign-in';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { listVideoProgress, saveVideoProgress, type VideoProgress } from './video-progress';

let sandbox: FreshSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await freshSandbox();
  token = await signInToSandbox(sandbox.urlOf('identity'));
});
beforeEach(() =>
  fetch(`${sandbox.urlOf('control')}/reset?service=consumer-service`, { method: 'POST' }),
);
afterAll(() => sandbox.stop());

const judged = judgeByContract('service');
const options = (answer: string, request?: string) => ({
  origin: sandbox.urlOf('consumer-service'),
  fetch: judged(answer, request),
});
const list = () => listVideoProgress(options('VideoProgressList'), token);
const save = (entry: VideoProgress) =>
  saveVideoProgress(options('VideoProgress', 'VideoProgressRequest'), token, entry);

const ENTRY: VideoProgress = {
  video: 'draw-the-line',
  seconds: 12.5,
  isWatched: false,
  updatedAt: '2026-01-02T03:04:05.000Z',
};

describe('how far videos were watched', () => {
  it('is saved and listed', async () => {
    expect(await list()).toEqual({ ok: true, value: [] });
    expect(await save(ENTRY)).toEqual({ ok: true, value: ENTRY });
    expect(await list()).toEqual({ ok: true, value: [ENTRY] });
  });

  it('comes back as it is if it was watched on another device since', async () => {
    await save(ENTRY);
    const older = { ...ENTRY, seconds: 3, updatedAt: '2026-01-01T00:00:00.000Z' };
    expect(await save(older)).toEqual({ ok: true, value: ENTRY });
  });

  it('names what it cannot save', async () => {
    expect(await save({ ...ENTRY, seconds: 100_000 })).toMatchObject({
      error: { kind: 'user', userErrors: [{ field: ['seconds'], code: 'invalid' }] },
    });
  });

  it('is for who is signed in', async () => {
    const refused = { ok: false, error: { kind: 'http', status: 401 } };
    expect(await listVideoProgress(options('VideoProgressList'), 'a.b.c')).toMatchObject(refused);
    expect(await saveVideoProgress(options('VideoProgress'), 'a.b.c', ENTRY)).toMatchObject(
      refused,
    );
  });

  it.each([[{}], [[{ ...ENTRY, seconds: -1 }]], [[{ ...ENTRY, isWatched: 'yes' }]]])(
    'is not read from %j',
    async body => {
      const { fetch } = fakeFetch(body);
      expect(await listVideoProgress({ ...options(''), fetch }, token)).toMatchObject({
        error: { kind: 'protocol' },
      });
    },
  );
});
