import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { object, mixed, string } from 'yup';
import type { FormHandler, SubmitResult } from './form-handler';
import { useLazyForm } from './use-lazy-form';

const send = vi.fn<FormHandler['send']>();
let isTicked = false;
const work: FormHandler = {
  schema: object({
    city: string().required('City, please').min(3, 'A longer city, please'),
    tick: mixed().test('tick', 'Tick, please', () => isTicked),
  }),
  send,
};
const load = vi.fn<() => Promise<FormHandler>>();

function Form() {
  const { props, status, errors, failure, revalidate } = useLazyForm(load, 'Not loaded');
  return (
    <form {...props} aria-label="Form">
      <input name="city" aria-label="City" />
      <div data-field="tick" tabIndex={-1} role="group" aria-label="Tick" />
      <button type="button" onClick={() => revalidate('tick')}>
        Tick it
      </button>
      <button>Send</button>
      <p>{status}</p>
      <p>{Object.values(errors).join('; ') || 'no errors'}</p>
      <p>{failure}</p>
    </form>
  );
}

beforeEach(() => {
  isTicked = true;
  send.mockReset().mockResolvedValue({ kind: 'done' });
  load.mockReset().mockResolvedValue(work);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const city = () => screen.getByLabelText<HTMLInputElement>('City');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string) => fireEvent.change(city(), { target: { value } });

it('loads nothing until the visitor uses the form', async () => {
  render(<Form />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => city().focus());
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it('keeps what was typed before its code loaded, and the focus', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  const built = city();
  built.value = 'Boise';
  built.focus();
  render(<Form />, { container, hydrate: true });
  expect(city()).toBe(built);
  press('Send');
  expect(await screen.findByText('done')).toBeTruthy();
  expect(send).toHaveBeenCalledWith({ city: 'Boise' });
  expect(document.activeElement).toBe(built);
});

it('shows an error if its code cannot be loaded, keeps the input, and retries', async () => {
  load.mockRejectedValueOnce(new Error('no chunk')).mockRejectedValueOnce(new Error('no chunk'));
  render(<Form />);
  await act(async () => city().focus());
  type('Boise');
  press('Send');
  expect(await screen.findByText('Not loaded')).toBeTruthy();
  expect(city().value).toBe('Boise');
  press('Send');
  expect(await screen.findByText('done')).toBeTruthy();
  expect(screen.queryByText('Not loaded')).toBeNull();
  expect(send).toHaveBeenCalledWith({ city: 'Boise' });
});

it('validates a field on blur, and updates its error as it is corrected', async () => {
  render(<Form />);
  type('Bo');
  fireEvent.blur(city());
  expect(await screen.findByText('A longer city, please')).toBeTruthy();
  type('Boi');
  expect(await screen.findByText('no errors')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('focuses the first invalid field, or the container of one that is not a form control', async () => {
  isTicked = false;
  render(<Form />);
  press('Send');
  expect(await screen.findByText('City, please; Tick, please')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(city()));
  type('Boise');
  await screen.findByText('Tick, please');
  press('Send');
  const place = screen.getByRole('group', { name: 'Tick' });
  await waitFor(() => expect(document.activeElement).toBe(place));
  isTicked = true;
  press('Tick it');
  expect(await screen.findByText('no errors')).toBeTruthy();
});

it.each<[SubmitResult, string]>([
  [{ kind: 'refused', errors: { city: 'No such city' } }, 'City'],
  [{ kind: 'refused', errors: { tick: 'Once more' } }, 'Tick'],
])('focuses what was rejected: %j', async (sent, label) => {
  send.mockResolvedValue(sent);
  render(<Form />);
  type('Boise');
  press('Send');
  const place = screen.getByLabelText(label);
  await waitFor(() => expect(document.activeElement).toBe(place));
});

it('submits once, however often the button is pressed', async () => {
  render(<Form />);
  type('Boise');
  press('Send');
  press('Send');
  expect(await screen.findByText('done')).toBeTruthy();
  expect(send).toHaveBeenCalledOnce();
});

it('delays the error of a field that a press leaves until the press ends', async () => {
  render(<Form />);
  await act(async () => city().focus());
  type('Bo');
  fireEvent.blur(city());
  expect(await screen.findByText('A longer city, please')).toBeTruthy();
  type('Boi');
  expect(await screen.findByText('no errors')).toBeTruthy();

  type('B');
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Send' }));
  fireEvent.blur(city());
  await act(() => new Promise(resolve => setTimeout(resolve)));
  expect(screen.getByText('no errors')).toBeTruthy();
  fireEvent.mouseUp(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('A longer city, please')).toBeTruthy();
});
