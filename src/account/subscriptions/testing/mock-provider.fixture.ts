import { vi } from 'vitest';
import { ok } from '~/src/domain/data/result';

// Replaces Gatsby's runtime, the billing provider and what the screens read elsewhere. A test imports
// this file before all others: modules that were loaded earlier keep the real ones.
vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
vi.mock(
  '~/src/gateways/recharge/subscriptions',
  async () => (await import('./billing-provider.fixture')).subscriptionsGateway,
);
vi.mock(
  '~/src/gateways/recharge/charges',
  async () => (await import('./billing-provider.fixture')).chargesGateway,
);
vi.mock(
  '~/src/gateways/recharge/payment-methods',
  async () => (await import('./billing-provider.fixture')).methodsGateway,
);
vi.mock(
  '~/src/gateways/recharge/addresses',
  async () => (await import('./billing-provider.fixture')).addressesGateway,
);
vi.mock(
  '~/src/gateways/recharge/products',
  async () => (await import('./billing-provider.fixture')).productsGateway,
);
vi.mock(
  '~/src/gateways/service/subscriptions',
  async () => (await import('./billing-provider.fixture')).service,
);
vi.mock(
  '~/src/account/billing-session/browser-billing-session',
  async () => (await import('./billing-provider.fixture')).billingSessionModule,
);
vi.mock('~/src/gateways/shopify/account/reorder-variants', () => ({
  readReorderVariants: vi.fn(async () => ok(new Map())),
}));
vi.mock('~/src/gateways/site-files/support-center', () => ({
  readSupportCenter: async () => ({ ok: true, value: { cards: [], articles: [] } }),
}));
