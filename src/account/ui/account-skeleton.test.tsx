import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { AccountSkeleton } from './account-skeleton';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says that it takes long once it does', () => {
  vi.useFakeTimers();
  render(<AccountSkeleton />, { wrapper: TestProviders });
  expect(screen.getByRole('status').textContent).toBe('Loading your account');
  act(() => void vi.advanceTimersByTime(6000));
  expect(screen.getByRole('status').textContent).toBe(
    'This is taking longer than usual. Please wait a moment, or try again later.',
  );
});
