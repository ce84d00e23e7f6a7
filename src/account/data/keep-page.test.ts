import { expect, it } from 'vitest';
import { keepPage } from './keep-page';

const isAsked = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page is left for as long as a change is on its way', () => {
  expect(isAsked()).toBe(false);
  const endOne = keepPage();
  const endOther = keepPage();
  expect(isAsked()).toBe(true);
  endOne();
  expect(isAsked()).toBe(true);
  endOther();
  endOther();
  expect(isAsked()).toBe(false);
});
