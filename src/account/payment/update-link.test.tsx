import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ok, type Result } from '~/src/domain/data/result';
import { showScreen } from '../testing/account.fixture';
import { card } from '../testing/billing.fixture';
import { UpdateLink } from './update-link';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('is not mailed again for a minute after it was sent', async () => {
  vi.useFakeTimers();
  const sendLink = vi.fn(async (_id: string): Promise<Result<void>> => ok(undefined));
  showScreen(<UpdateLink isOnly method={card('1', ['5'])} sendLink={sendLink} />);
  const press = async (): Promise<void> => {
    fireEvent.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  await press();
  expect(screen.getByText('Update link sent.')).toBeTruthy();
  await press();
  await press();
  expect(sendLink).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await press();
  expect(sendLink).toHaveBeenCalledTimes(2);
});
