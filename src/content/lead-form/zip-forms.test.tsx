import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DealerSearch } from '~/src/content/modules/views/dealer-search-module';
import type { DealerSearchModule, FormModule } from '~/src/domain/content/form-modules';
import { siteSettings } from '~/src/domain/content/site-settings.fixture';
import { allowDialogs } from '~/src/ui/testing/dialog.fixture';
import { DealerProvider } from '~/src/features/dealers/dealer-provider';
import { DealerGate } from '~/src/features/dealers/gate/dealer-gate';
import { nearbyDealer } from '~/src/features/dealers/nearby-dealer.fixture';
import { DealersView } from '~/src/features/dealers/views/dealers-view';
import { LeadProductView } from '~/src/features/product/lead-product-view';
import { product, variant } from '~/src/features/product/shop.fixture';
import { TestProviders } from '~/src/features/testing';
import { LeadForm } from './lead-form';

const { searchDealers, navigate } = vi.hoisted(() => ({
  navigate: vi.fn<(path: string) => void>(),
  searchDealers: vi.fn(),
}));
vi.mock('~/src/gateways/dealers/search-dealers', () => ({ searchDealers }));
vi.mock('gatsby', async () => ({
  ...(await import('~/src/ui/testing/gatsby.fixture')),
  navigate,
}));
vi.mock('~/src/config/features', () => ({ FEATURES: { dealerFinder: true } }));
vi.mock('~/src/gateways/forms/forms-gateway', () => ({
  sendLead: () => Promise.resolve({ ok: true, value: 'LD-1' }),
}));
vi.mock('~/src/config/settings/browser-form-settings', () => ({
  formSettings: { gatewayOrigin: '' },
}));
vi.mock('~/src/features/product/product-layout', () => ({
  ProductLayout: ({ children }: { readonly children: ReactNode }) => children,
}));

class NeverSeen {
  observe(): void {}
  disconnect(): void {}
}

const CODE = '83702';
const LABEL = 'ZIP or postal code';

const searchModule: DealerSearchModule = {
  type: 'dealerSearchModule',
  key: 'dealer',
  heading: 'Who?',
  body: null,
  image: null,
};
const consultation: FormModule = {
  type: 'formModule',
  key: 'book',
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
      label: LABEL,
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
const leadProduct = product([variant('1')], { title: 'Boundary Plus', isLeadGeneration: true });
const nothing = (): void => undefined;

const show = (view: ReactElement): void =>
  void render(
    <TestProviders>
      <DealerProvider>{view}</DealerProvider>
    </TestProviders>,
  );
const dealersPage = (search: string) => (
  <DealersView title="Find a dealer" dealers={[]} search={search}>
    {null}
  </DealersView>
);
const ask = async (): Promise<void> => {
  const field = screen.getByLabelText(LABEL);
  await userEvent.clear(field);
  await userEvent.type(field, `${CODE}{Enter}`);
};

beforeEach(() => {
  allowDialogs();
  vi.stubGlobal('IntersectionObserver', NeverSeen);
  navigate.mockReset();
  searchDealers.mockResolvedValue({ ok: true, value: [nearbyDealer('boise')] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Every form of the shop that asks for a postal code. */
const FORMS: readonly (readonly [name: string, form: ReactElement])[] = [
  ['the module of the home page and of editors’ pages', <DealerSearch module={searchModule} />],
  [
    'the page of a product that dealers install',
    <LeadProductView
      product={leadProduct}
      collection={null}
      related={[]}
      reviews={[]}
      settings={siteSettings({ phone: null })}
      formAnchor={null}
    />,
  ],
  ['the page of dealers', dealersPage('')],
];

/** The page of dealers names a dealer for the address that a form has led to. */
const isAnswered = async (address: string): Promise<void> => {
  expect(address).toBe(`/dealers?postalCode=${CODE}`);
  cleanup();
  show(dealersPage(address.replace('/dealers', '')));
  const name = await screen.findByRole('link', { name: 'Larkfield of boise' });
  const row = within(name.closest('li') ?? document.body);
  expect(searchDealers.mock.lastCall?.[1]).toBe(CODE);
  expect(row.getByText(/^12 miles away/)).toBeTruthy();
  expect(row.getByText('Next visit from Wednesday, November 25')).toBeTruthy();
  const hrefOf = (link: RegExp) => row.getByRole('link', { name: link }).getAttribute('href');
  expect(hrefOf(/^Request a visit from/)).toBe('/free-consultation?dealerId=boise#book');
  expect(hrefOf(/^Call Larkfield of boise/)).toBe('tel:+12085550100');
};

it.each(FORMS)('%s leads to a named dealer', async (_, form) => {
  show(form);
  await ask();
  expect(navigate).toHaveBeenCalledOnce();
  await isAnswered(String(navigate.mock.lastCall?.[0]));
});

it('a sent consultation names its dealer with their number, and leads to the others', async () => {
  show(<LeadForm module={consultation} />);
  await ask();
  const all = await screen.findByRole('link', { name: /^See the dealers near 83702/ });
  expect(screen.getByText(/Larkfield of boise/)).toBeTruthy();
  const call = screen.getByRole('link', { name: '(208) 555-0100' });
  expect(call.getAttribute('href')).toBe('tel:+12085550100');
  await isAnswered(all.getAttribute('href') ?? '');
});

it('the question before an appointment names dealers, who can be chosen or called', async () => {
  const goOn = vi.fn();
  show(<DealerGate open onClose={nothing} onDone={goOn} />);
  await ask();
  const name = await screen.findByRole('heading', { name: 'Larkfield of boise' });
  const row = within(name.closest('li') ?? document.body);
  await waitFor(() =>
    expect(row.getByText('12 miles away · Next visit from Wednesday, November 25')).toBeTruthy(),
  );
  expect(row.getByRole('button', { name: 'Choose Larkfield of boise' })).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toBe('tel:+12085550100');
  expect(goOn).not.toHaveBeenCalled();
});
