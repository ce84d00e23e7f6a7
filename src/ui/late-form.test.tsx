import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateForm, type LateFormPart } from './late-form';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function Form({ typed }: LateFormPart) {
  return (
    <form>
      <input name="city" aria-label="City" defaultValue={typed?.values.city ?? ''} />
      <output>{typed ? `live ${typed.focused ?? 'unfocused'}` : 'built'}</output>
    </form>
  );
}

const fail = (retry: () => void) => <button onClick={retry}>Again</button>;

it('takes over what was typed while its code was on the way, once it is focused', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <LateForm built={Form} load={async () => Form} props={{}} failure={fail} />,
  );
  document.body.append(place);
  const load = vi.fn(async () => Form);
  await act(async () => {
    hydrateRoot(place, <LateForm built={null} load={load} props={{}} failure={fail} />);
  });
  expect(load).not.toHaveBeenCalled();
  const field = screen.getByLabelText('City');
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  field.value = 'Boise';
  await act(async () => field.focus());
  const live = screen.getByLabelText('City');
  expect(live instanceof HTMLInputElement && live.value).toBe('Boise');
  expect(screen.getByText('live city')).toBeTruthy();
});

it('says that its code could not be loaded, and tries again', async () => {
  const load = vi
    .fn<() => Promise<typeof Form>>()
    .mockRejectedValueOnce(new Error('no chunk'))
    .mockResolvedValue(Form);
  render(<LateForm built={null} load={load} props={{}} failure={fail} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByText('live unfocused')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Again' })).toBeNull();
});
