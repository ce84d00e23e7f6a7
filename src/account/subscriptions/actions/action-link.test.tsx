import '../testing/mock-provider.fixture';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { expect, it, vi } from 'vitest';
import { setUpProvider } from '../testing/set-up-provider.fixture';
import { dialog, showSubscription } from '../testing/subscription-screen.fixture';

vi.mock('~/src/account/payment/payment-method-line', () => ({ PaymentMethodLine: () => null }));

setUpProvider();

const link = () => screen.getByRole('link', { name: 'Pause' });

it('opens its dialog before the path changes', async () => {
  await showSubscription();
  vi.stubGlobal('requestAnimationFrame', vi.fn());
  fireEvent.click(link());
  expect(dialog().getByText('For how long?')).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account/subscriptions/11/pause'));
});

it('opened in another tab leaves this one as it is', async () => {
  await showSubscription();
  const click = createEvent.click(link(), { ctrlKey: true });
  fireEvent(link(), click);
  expect(click.defaultPrevented).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
