import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazyErrorMessage } from './lazy-error-message';

const asked = vi.hoisted(() => vi.fn());

vi.mock('./error-message', () => {
  asked();
  throw new Error('Loading chunk 12 failed.');
});

it('leaves the page around it when its own code does not load', async () => {
  render(
    <>
      <nav>Tabs</nav>
      <LazyErrorMessage />
    </>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalled());
  // What React shows once the failure has arrived.
  await new Promise(resolve => setTimeout(resolve));
  expect(screen.getByText('Tabs')).toBeTruthy();
});
