import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Dialog } from './dialog';
import { allowDialogs } from './testing/dialog.fixture';

beforeAll(allowDialogs);
afterEach(cleanup);

const show = (): HTMLDialogElement => {
  render(
    <Dialog open onClose={() => undefined} title="Address" closeLabel="Close">
      <p>Fields</p>
    </Dialog>,
  );
  return screen.getByRole('dialog');
};

it('closes by a press on the backdrop', () => {
  const dialog = show();
  fireEvent.click(dialog, { detail: 1 });
  expect(dialog.open).toBe(false);
});

it('stays open for a press inside it, and for the second one of a double click', () => {
  const dialog = show();
  fireEvent.click(screen.getByText('Fields'), { detail: 1 });
  fireEvent.click(dialog, { detail: 2 });
  expect(dialog.open).toBe(true);
});
