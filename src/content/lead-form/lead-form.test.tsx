import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { FormModule } from '~/src/domain/content/form-modules';
import { TestProviders } from '~/src/features/testing';
import { LeadForm } from './lead-form';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock('~/src/gateways/forms/forms-gateway', () => ({
  sendLead: vi.fn(() => Promise.resolve({ ok: true, value: 'LD-1' })),
}));
vi.mock('~/src/config/settings/browser-form-settings', () => ({
  formSettings: { gatewayOrigin: '' },
}));
const search = vi.hoisted(() => ({ searchDealers: vi.fn() }));
vi.mock('~/src/gateways/dealers/search-dealers', () => search);

afterEach(cleanup);

const module: FormModule = {
  type: 'formModule',
  key: 'k',
  anchor: 'book',
  form: 'free-consultation',
  heading: 'Book',
  body: null,
  image: null,
  submitLabel: 'Send',
  fields: [
    {
      name: 'zip',
      kind: 'postalCode',
      label: 'ZIP code',
      isRequired: true,
      minLength: null,
      maxLength: null,
      options: [],
      note: null,
      autoComplete: null,
    },
  ],
  successHeading: 'Thank you',
  successBody: null,
};

it.each([
  ['nobody serves the place', { ok: true, value: [] }],
  ['the search fails', { ok: false, error: { kind: 'network', message: 'no', userErrors: [] } }],
])('leads on to the dealers of its ZIP code, also where %s', async (_, reply) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  search.searchDealers.mockResolvedValue(reply);
  render(<LeadForm module={module} />, { wrapper: TestProviders });
  await userEvent.type(screen.getByLabelText('ZIP code'), '83702');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const link = await screen.findByRole('link', {
    name: 'See the dealers near 83702, and book a visit',
  });
  expect(link.getAttribute('href')).toBe('/dealers?postalCode=83702');
});
