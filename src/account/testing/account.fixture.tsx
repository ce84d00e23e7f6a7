import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { CustomerAddress } from '~/src/domain/commerce/customer-address';
import type { Money } from '~/src/domain/commerce/money';
import type { Order, OrderLine } from '~/src/domain/commerce/order';
import { ok, type Result } from '~/src/domain/data/result';
import { TestProviders } from '~/src/features/testing';
import { failure } from '~/src/gateways/http/failure';
import { createQueryClient } from '../data/query-client';
import type { AccountCustomer, AccountSession } from '../session/account-session';
import { SignedInContext } from '../session/session-context';

const refused = (code: string, message: string): Result<never> =>
  failure('user', message, { userErrors: [{ field: [], message, code }] });

/** Every way a store call can fail, as the gateways report it. */
export const FAILURES: readonly (readonly [name: string, failed: Result<never>])[] = [
  ['times out', failure('timeout', 'No answer.', { isRetryable: true })],
  ['has no network', failure('network', 'No answer.', { isRetryable: true })],
  ['answers 429', failure('http', 'Throttled', { isRetryable: true, status: 429 })],
  ['answers 500', failure('http', 'Error', { isRetryable: true, status: 500 })],
  ['answers nonsense', failure('protocol', 'The reply cannot be read.')],
  ['refuses the call', refused('INVALID', 'Not now')],
  ['refuses the token twice', refused('signed-out', 'The session has ended.')],
];

export const CUSTOMER: AccountCustomer = {
  id: 'gid://shopify/Customer/1',
  email: 'avery@example.com',
  firstName: 'Avery',
  lastName: 'Brooks',
  displayName: 'Avery Brooks',
  phone: '+12085550140',
  acceptsMarketing: true,
  defaultAddressId: 'gid://shopify/MailingAddress/1',
  tags: ['trainer'],
  createdAt: '2024-03-05T15:20:00Z',
  updatedAt: '2026-09-14T09:30:00Z',
};

/** A signed-in session that passes its token to every call. */
export const fakeSession = (changes: Partial<AccountSession> = {}): AccountSession => ({
  store: 'us',
  getState: () => ({ status: 'signedIn', customer: CUSTOMER }),
  subscribe: () => () => undefined,
  withCustomerToken: call => call('token'),
  withIdToken: call => call('id token'),
  reloadCustomer: vi.fn(async () => ok(CUSTOMER)),
  changePassword: vi.fn(async () => ok(undefined)),
  signOut: vi.fn(async () => undefined),
  ...changes,
});

interface Setting {
  readonly session?: AccountSession;
  readonly customer?: AccountCustomer;
}

/** Renders a screen as the account's frame would. */
export const showScreen = (
  screen: ReactNode,
  { session = fakeSession(), customer = CUSTOMER }: Setting = {},
): RenderResult => {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const around = (children: ReactNode) => (
    <TestProviders>
      <QueryClientProvider client={client}>
        <SignedInContext.Provider value={{ session, customer }}>
          {children}
        </SignedInContext.Provider>
      </QueryClientProvider>
    </TestProviders>
  );
  const result = render(around(screen));
  return { ...result, rerender: next => result.rerender(around(next)) };
};

/** A store reply that the test resolves when it chooses. */
export const held = <T,>(): { reply: Promise<T>; give: (value: T) => void } => {
  let give: (value: T) => void = () => undefined;
  const reply = new Promise<T>(resolve => {
    give = resolve;
  });
  return { reply, give };
};

/** An amount in US dollars. */
export const usd = (cents: number): Money => ({ cents, currency: 'USD' });

export const orderLine = (changes: Partial<OrderLine> = {}): OrderLine => ({
  title: 'GPS Collar',
  quantity: 1,
  originalTotal: usd(34995),
  total: usd(34995),
  discounts: [],
  variant: {
    id: 'gid://shopify/ProductVariant/1',
    productHandle: 'gps-collar',
    productTags: [],
    requiresShipping: true,
    image: { url: 'https://cdn.example/collar.jpg', alt: 'GPS Collar', width: 0, height: 0 },
    selectedOptions: [{ name: 'Size', value: 'Large' }],
    subscriptionFrequency: null,
  },
  ...changes,
});

export const anOrder = (changes: Partial<Order> = {}): Order => ({
  id: '1001',
  name: '#1001',
  processedAt: '2026-10-15T02:30:00Z',
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  attributes: [{ key: 'shipping_method', value: 'Standard, 3 to 6 business days' }],
  total: usd(38139),
  currentTotal: usd(38139),
  subtotal: usd(34995),
  shipping: usd(695),
  tax: usd(2449),
  shippingAddress: ['Avery Brooks', '418 Larch Street', 'Boise, Idaho 83702', 'United States'],
  billingAddress: ['Brooks Training', '1 Mill Road', 'Boise, Idaho 83702', 'United States'],
  lines: [orderLine()],
  unreadableLines: 0,
  discounts: [],
  fulfillments: [
    {
      company: 'UPS',
      tracking: [{ number: '1Z1', url: 'https://www.ups.com/track?tracknum=1Z1' }],
    },
  ],
  ...changes,
});

export const anAddress = (id: string, changes: Partial<CustomerAddress> = {}): CustomerAddress => ({
  id,
  name: 'Avery Brooks',
  firstName: 'Avery',
  lastName: 'Brooks',
  company: '',
  address1: '418 Larch Street',
  address2: '',
  city: 'Boise',
  province: 'Idaho',
  zip: '83702',
  country: 'United States',
  countryCode: 'US',
  phone: '',
  isDefault: false,
  ...changes,
});
