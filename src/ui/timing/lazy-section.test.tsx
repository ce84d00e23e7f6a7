import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LazySection } from './lazy-section';

function Question({ title }: { readonly title: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <form action="/dealers" aria-label={title}>
        <input aria-label="ZIP" />
      </form>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
      <details open>
        <summary>First answer</summary>
      </details>
      <details>
        <summary>Second answer</summary>
      </details>
    </>
  );
}

let comeNear: () => void = () => undefined;
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }]);
    }
    observe = vi.fn();
    disconnect = vi.fn();
  },
);

const load = async () => Question;
const PROPS = { title: 'Question' };

/** A built page that React has hydrated, whose part is not loaded yet. */
const show = async (): Promise<void> => {
  document.body.innerHTML = `<div id="root">${renderToString(
    <LazySection built={Question} load={load} props={PROPS} />,
  )}</div>`;
  const root = document.getElementById('root');
  await act(async () => {
    if (root) hydrateRoot(root, <LazySection built={null} load={load} props={PROPS} />);
  });
};
const arrive = () => act(async () => comeNear());
const press = () => act(async () => screen.getByRole('button').click());

afterEach(() => document.body.replaceChildren());

it('works once its code arrives', async () => {
  await show();
  await press();
  expect(screen.getByRole('button').textContent).toBe('Pressed 0 times');
  await arrive();
  await press();
  expect(screen.getByRole('button').textContent).toBe('Pressed 1 times');
});

it('leaves a form that somebody is typing in to the browser', async () => {
  await show();
  const zip = screen.getByLabelText<HTMLInputElement>('ZIP');
  zip.focus();
  zip.value = '53703';
  await arrive();
  expect(screen.getByLabelText('ZIP')).toBe(zip);
  expect(document.activeElement).toBe(zip);
  expect(zip.value).toBe('53703');
});

it('keeps answers as they were opened and closed, and the focus', async () => {
  await show();
  const answers = () => [...document.querySelectorAll('details')];
  answers().forEach(answer => (answer.open = !answer.open));
  screen.getByText('Second answer').focus();
  const built = answers();
  await arrive();
  expect(answers()[0]).not.toBe(built[0]);
  expect(answers().map(({ open }) => open)).toEqual([false, true]);
  expect(document.activeElement).toBe(screen.getByText('Second answer'));
});

it('loads at once where the page brought no HTML', async () => {
  await act(async () => void render(<LazySection built={null} load={load} props={PROPS} />));
  expect(screen.getByRole('form', { name: 'Question' })).toBeTruthy();
});
