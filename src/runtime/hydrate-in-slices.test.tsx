import { Component, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '../features/testing';
import { replaceHydrateFunction } from './hydrate-in-slices';
import { LoadErrorNotice } from './route-events/load-error-notice';

class FailsToMount extends Component {
  override componentDidMount(): void {
    throw new Error('It failed around the page.');
  }
  override render() {
    return null;
  }
}

function FailsLater() {
  useEffect(() => {
    throw new Error('It failed behind the page.');
  }, []);
  return null;
}

const Page = () => (
  <TestProviders>
    <div id="gatsby-focus-wrapper">
      <h1>GPS Fence Collar</h1>
      <a href="/cart">Cart</a>
      <LoadErrorNotice phone={null} />
    </div>
  </TestProviders>
);

/** What the browser has of the page before its scripts. */
const open = (): HTMLElement => {
  document.body.innerHTML = `<div id="___gatsby">${renderToString(<Page />)}</div>`;
  const container = document.getElementById('___gatsby');
  if (!container) throw new Error('There is no page.');
  return container;
};

const notice = (): HTMLElement | null => document.getElementById('load-error');

afterEach(() => {
  document.body.innerHTML = '';
  delete window.___failedResources;
});

it.each([
  ['when it is mounted', FailsToMount],
  ['in an effect', FailsLater],
])('keeps the built page if something around it fails %s', async (_, Fails) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = open();
  expect(notice()?.hidden).toBe(true);
  replaceHydrateFunction()(
    <>
      <Page />
      <Fails />
    </>,
    container,
  );
  await vi.waitFor(() => expect(notice()?.hidden).toBe(false));
  expect(document.querySelector('h1')?.textContent).toBe('GPS Fence Collar');
  expect(document.querySelector('a[href="/cart"]')).not.toBeNull();
});

it('hides the notice again once the page is interactive', () => {
  const container = open();
  Object.assign(window, { ___early: Object.assign([], { stop: () => undefined }) });
  notice()?.removeAttribute('hidden');
  replaceHydrateFunction()(<Page />, container);
  delete window.___early;
  expect(notice()?.hidden).toBe(true);
});
