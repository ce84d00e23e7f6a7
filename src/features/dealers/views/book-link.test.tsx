import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { BookLink } from './book-link';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
const offer = vi.hoisted(() => ({ HAS_APPOINTMENTS: true }));
vi.mock('~/src/config/appointment-offer', () => offer);

beforeEach(() => {
  offer.HAS_APPOINTMENTS = true;
});
afterEach(cleanup);

const show = (more: { readonly postalCode?: string; readonly isNamed?: boolean } = {}) => {
  render(
    <BookLink dealer={{ id: 'lf-1', name: 'Larkfield of Boise' }} className="btn" {...more} />,
    {
      wrapper: TestProviders,
    },
  );
  const link = screen.getByRole('link');
  return [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')];
};

it('leads to the booking with the dealer, whom it does not store, and the place if it is known', () => {
  expect(show()).toEqual(['Book a visit', '/account/appointments/book?dealer=lf-1']);
  cleanup();
  expect(show({ postalCode: 'K1P 1J1', isNamed: true })).toEqual([
    'Book a visit with Larkfield of Boise',
    '/account/appointments/book?dealer=lf-1&postalCode=K1P+1J1',
  ]);
});

it('leads to the form that asks for a visit where the shop has no scheduler', () => {
  offer.HAS_APPOINTMENTS = false;
  expect(show()).toEqual(['Request a visit', '/free-consultation?dealerId=lf-1#book']);
  cleanup();
  expect(show({ isNamed: true })[0]).toBe('Request a visit from Larkfield of Boise');
});
