import { afterEach, expect, it } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { blockUnload, allowUnload, runningChanges } from './unsaved-changes';
import { makeChange } from './make-change';

afterEach(allowUnload);

const isAsked = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page is left for as long as a change is on its way', () => {
  expect(isAsked()).toBe(false);
  const endOne = blockUnload();
  const endOther = blockUnload();
  expect(isAsked()).toBe(true);
  endOne(true);
  expect(isAsked()).toBe(true);
  endOther(true);
  endOther(true);
  expect(isAsked()).toBe(false);
});

it('tells whether all changes on their way were made', async () => {
  expect(runningChanges()).toBeNull();
  const endOne = blockUnload();
  const endOther = blockUnload();
  const both = runningChanges();
  endOne(true);
  endOther(true);
  expect(await both).toBe(true);
  expect(runningChanges()).toBeNull();
});

it('tells of a change that was not made', async () => {
  const made = makeChange(async () => ok('saved'));
  const refused = makeChange(async () => failure('http', 'broken', { status: 500 }));
  expect(await runningChanges()).toBe(false);
  expect((await made).ok).toBe(true);
  expect((await refused).ok).toBe(false);
});

it('lets the page go without a question once nothing waits for the change', () => {
  blockUnload();
  allowUnload();
  expect(isAsked()).toBe(false);
});
