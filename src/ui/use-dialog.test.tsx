import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

function Opener() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Address" closeLabel="Close">
        <p>Fields</p>
      </Dialog>
    </>
  );
}

it('stays open for whoever opens it again before the browser has said that it was closed', () => {
  render(<Opener />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(dialog, new Event('cancel'));
  expect(dialog.open).toBe(false);
  fireEvent.click(screen.getByText('Edit'));
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

it('tells its owner of a closing that only the browser knows of', () => {
  render(<Opener />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  fireEvent.click(screen.getByText('Edit'));
  expect(dialog.open).toBe(true);
});
