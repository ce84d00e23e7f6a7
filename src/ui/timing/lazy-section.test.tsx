import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LazySection } from './lazy-section';

function Questions({ title }: { readonly title: string }) {
  const [name, setName] = useState('');
  return (
    <form aria-label={title}>
      <input aria-label="ZIP" defaultValue="" />
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="Indoors" type="checkbox" />
      <select aria-label="Size" defaultValue="s">
        <option>s</option>
        <option>l</option>
      </select>
      <output>{name}</output>
    </form>
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

const load = async () => Questions;
const PROPS = { title: 'Questions' };

/** A built page that React has hydrated, whose part is not loaded yet. */
const show = async (): Promise<void> => {
  document.body.innerHTML = `<div id="root">${renderToString(
    <LazySection built={Questions} load={load} props={PROPS} />,
  )}</div>`;
  const root = document.getElementById('root');
  await act(async () => {
    if (root) hydrateRoot(root, <LazySection built={null} load={load} props={PROPS} />);
  });
};
const settled = () => act(async () => void (await import('./keep-input')));
const arrive = async () => {
  comeNear();
  await settled();
};

afterEach(() => document.body.replaceChildren());

it('keeps what was entered, and the focus, when its code arrives', async () => {
  await show();
  const zip = screen.getByLabelText<HTMLInputElement>('ZIP');
  zip.value = '53703';
  zip.focus();
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Pip';
  screen.getByLabelText<HTMLInputElement>('Indoors').checked = true;
  screen.getByLabelText<HTMLSelectElement>('Size').value = 'l';
  await arrive();
  const now = screen.getByLabelText<HTMLInputElement>('ZIP');
  expect(now).not.toBe(zip);
  expect(now.value).toBe('53703');
  expect(document.activeElement).toBe(now);
  expect(screen.getByLabelText<HTMLInputElement>('Indoors').checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Size').value).toBe('l');
  // React knows it, too.
  expect(screen.getByText('Pip', { selector: 'output' })).toBeTruthy();
});

it('leaves the focus where it is if nothing was entered', async () => {
  await show();
  await arrive();
  expect(document.activeElement).toBe(document.body);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Otis' } });
  expect(screen.getByText('Otis', { selector: 'output' })).toBeTruthy();
});

it('loads at once where the page brought no HTML', async () => {
  render(<LazySection built={null} load={load} props={PROPS} />);
  await settled();
  expect(screen.getByRole('form', { name: 'Questions' })).toBeTruthy();
});
