import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestProviders } from '~/src/features/testing';
import { PressReleaseView, type PressReleaseViewProps } from './press-release-view';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
afterEach(cleanup);

const show = (contact: PressReleaseViewProps['release']['contact']) =>
  render(
    <PressReleaseView
      release={{
        title: 'News',
        date: '2026-07-14',
        location: 'Larkfield, Ohio',
        summary: null,
        image: null,
        body: [],
        contact,
      }}
      settings={{
        defaultDescription: 'Fences since 1976.',
        phone: '(800) 555-0142',
        organization: {
          legalName: 'Larkfield, Inc.',
          foundedYear: 1976,
          address: null,
          email: 'care@larkfield.example',
        },
      }}
      cards={[]}
    />,
    { wrapper: TestProviders },
  );

it('shows its date and place, the company description and the contact', () => {
  show({ name: 'Cora', email: 'press@larkfield.example', phone: null });
  expect(screen.getByText('July 14, 2026')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'About Larkfield' }).textContent).toContain(
    'Fences since 1976.',
  );
  const contact = screen.getByRole('region', { name: 'Press contact' });
  expect(contact.textContent).toContain('Cora');
  expect(screen.getByRole('link', { name: '(800) 555-0142' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'press@larkfield.example' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All press releases' }).getAttribute('href')).toBe(
    '/press',
  );
});

it('shows the shop’s contact if it has none', () => {
  show(null);
  expect(screen.getByRole('link', { name: 'care@larkfield.example' })).toBeTruthy();
});
