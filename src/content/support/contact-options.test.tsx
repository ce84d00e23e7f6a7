import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Dealer } from '~/src/domain/contact/dealer';
import type { CareHours } from '~/src/domain/content/content';
import { TestProviders } from '~/src/features/testing';
import { ContactOptions } from './contact-options';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
let dealer: Dealer | null = null;
vi.mock('~/src/features/dealers', () => ({ useDealer: () => ({ dealer }) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const care = {
  phone: '(800) 555-0142',
  email: 'care@larkfield.example',
  careHours: [{ days: 'Saturday', hours: '9 am to 5 pm ET', open: null }],
};
const boise: Dealer = {
  id: 'lf-83702',
  name: 'Larkfield of Boise',
  phone: '(208) 555-0100',
  serviceAreas: [],
  isCompanyOwned: false,
};
const show = (own: Dealer | null) => {
  dealer = own;
  return render(<ContactOptions care={care} />, { wrapper: TestProviders });
};

it('lists every way to get in touch, and the time zone of the hours', () => {
  show(null);
  const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(hrefs).toEqual(['/support/contact', 'tel:+18005550142']);
  expect(screen.getByRole('link', { name: 'Call (800) 555-0142' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to us' }).textContent).toBe('Write');
  expect(screen.getByText('All times are Eastern Time')).toBeTruthy();
});

it('gives the address beside the form itself', () => {
  render(<ContactOptions care={care} hasForm={false} />, { wrapper: TestProviders });
  const mail = screen.getByRole('link', { name: 'Email care@larkfield.example' });
  expect(mail.getAttribute('href')).toBe('mailto:care@larkfield.example');
  expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull();
});

it.each([
  ['2026-07-18T12:00:00-04:00', 'Write to us'],
  ['2026-07-18T18:00:00-04:00', 'Call (800) 555-0142'],
])('outlines, at %s, what is less useful then: %s', (now, name) => {
  vi.useFakeTimers({ now: new Date(now) });
  const open = { weekdays: [6], opens: '09:00', closes: '17:00' } as const;
  const careHours: readonly CareHours[] = [{ days: 'Saturday', hours: '9 am to 5 pm ET', open }];
  dealer = null;
  render(<ContactOptions care={{ ...care, careHours }} />, { wrapper: TestProviders });
  const outlined = screen.getAllByRole('link').filter(link => link.matches('.btn-secondary'));
  expect(outlined).toEqual([screen.getByRole('link', { name })]);
});

it('refers customers of an independent dealer to the dealer first', () => {
  show(boise);
  expect(screen.getByText(/Larkfield of Boise, is an independent local business/)).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Call Larkfield of Boise: (208) 555-0100' }),
  ).toBeTruthy();
});

it('names the company’s own branch without its number', () => {
  show({ ...boise, isCompanyOwned: true });
  expect(screen.getByText(/Larkfield of Boise, is one of our own locations/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Call Larkfield/ })).toBeNull();
});
