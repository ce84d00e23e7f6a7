import { cleanup, waitFor } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import type { SearchDialogProps } from '~/src/features/search';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachSearch } from './attach-search';

const load = vi.hoisted(() => vi.fn());
vi.mock('~/src/features/search', () => ({ loadSearchDialog: load }));

const Search = () => null;

const start = (first: Event) => {
  document.body.innerHTML = `<header class="header"><button>Menu</button><div id="menu">
    <form action="/search"><input name="q"><button>Search</button></form>
    <form action="/search" class="wide"><button>Search</button></form></div></header>`;
  const root = document.getElementById('menu') ?? document.body;
  const form = root.querySelector('form') ?? document.createElement('form');
  const input = root.querySelector('input') ?? document.createElement('input');
  Element.prototype.checkVisibility = () => true;
  const submit = vi.fn();
  form.submit = submit;
  const shown: ReactNode[] = [];
  const stop = new AbortController();
  attachSearch(root, first, { show: dialog => shown.push(dialog), signal: stop.signal });
  const propsOf = (dialog: ReactNode): SearchDialogProps => {
    if (!isValidElement<SearchDialogProps>(dialog)) throw new Error('No dialog');
    return dialog.props;
  };
  return { form, input, shown, stop, submit, propsOf };
};
const press = (form: HTMLFormElement): boolean =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

beforeEach(() => void load.mockResolvedValue(Search));
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

it('opens once for the button and for the field, with what was typed', async () => {
  const { form, input, shown, propsOf } = start(new Event('pointerover'));
  expect(shown).toEqual([]);
  input.focus();
  expect(load).not.toHaveBeenCalled();
  input.value = 'gps';
  input.click();
  expect(press(form)).toBe(false);
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(propsOf(shown[0])).toMatchObject({ text: 'gps' });
  expect(input.value).toBe('');
});

it('keeps the letters that are typed while its code loads', async () => {
  const { form, input, shown, propsOf } = start(new Event('pointerover'));
  const type = (key: string, more: KeyboardEventInit = {}): boolean =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
  expect(type('x')).toBe(true);
  press(form);
  expect(['g', 'p', 's', ' ', 'c'].map(key => type(key))).toEqual(Array(5).fill(false));
  expect(type('Tab')).toBe(true);
  expect(type('r', { ctrlKey: true })).toBe(true);
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(propsOf(shown[0])).toMatchObject({ text: 'gps c' });
  expect(type('x')).toBe(true);
  expect(input.value).toBe('');
});

it('gives the focus back when it closes, and opens again', async () => {
  const { form, shown, propsOf } = start(new Event('pointerover'));
  form.querySelector('button')?.focus();
  press(form);
  await waitFor(() => expect(shown).toHaveLength(1));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  propsOf(shown[0]).onClose();
  expect(shown[1]).toBeNull();
  expect(document.activeElement).toBe(form.querySelector('button'));
  press(form);
  await waitFor(() => expect(shown).toHaveLength(3));
});

it('goes to the search page if its code cannot be loaded', async () => {
  load.mockRejectedValue(new Error('offline'));
  const { form, shown, submit } = start(new Event('pointerover'));
  press(form);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(shown).toEqual([]);
});

it('opens from the button of a wide screen, too; without its code, with what was typed', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const { shown, submit } = start(new Event('pointerover'));
  const wide = document.querySelector<HTMLFormElement>('form.wide');
  expect(wide && press(wide)).toBe(false);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  if (wide) press(wide);
  await waitFor(() => expect(shown).toHaveLength(1));
});

it('hears nothing after its end', () => {
  const { form, stop } = start(new Event('pointerover'));
  stop.abort();
  expect(press(form)).toBe(true);
});
