import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft } from '~/src/content/support';
import type { Dealer } from '~/src/domain/contact/dealer';
import type { ProductSupport, SupportLink } from '~/src/domain/content/support';
import { ok } from '~/src/domain/data/result';
import type * as Dealers from '~/src/features/dealers';
import type * as Service from '~/src/gateways/service/subscriptions';
import type * as Gateway from '~/src/gateways/site-files/support-center';
import type * as Variants from '~/src/gateways/shopify/account/reorder-variants';
import { anOrder, FAILURES, orderLine, showScreen } from '../testing/account.fixture';
import { subscription } from '../testing/billing.fixture';
import { reorderVariant } from '../testing/reorder-variant.fixture';
import { AVERY } from '../session/session.fixture';
import { CareContext } from './care-context';
import { OrderSupport } from './order-support';
import { SubscriptionSupport } from './subscription-support';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));
const { readSupportCenter, readReorderVariants, near } = vi.hoisted(() => ({
  readSupportCenter: vi.fn<typeof Gateway.readSupportCenter>(),
  readReorderVariants: vi.fn<typeof Variants.readReorderVariants>(),
  near: { dealer: null as Dealer | null },
}));
vi.mock('~/src/gateways/site-files/support-center', () => ({ readSupportCenter }));
vi.mock('~/src/gateways/shopify/account/reorder-variants', () => ({ readReorderVariants }));
const { listServiceSubscriptions } = vi.hoisted(() => ({
  listServiceSubscriptions: vi.fn<typeof Service.listServiceSubscriptions>(),
}));
vi.mock('~/src/gateways/service/subscriptions', () => ({ listServiceSubscriptions }));
vi.mock('~/src/features/dealers', async original => ({
  ...(await original<typeof Dealers>()),
  useDealer: () => near,
}));

const card = (handle: string, changes: Partial<ProductSupport> = {}): ProductSupport => ({
  productHandle: handle,
  productTitle: 'GPS Collar',
  image: null,
  modelNumber: 'LF-GPS',
  manual: { url: 'https://files.example/gps.pdf', extension: 'pdf' },
  warnings: ['Take it off at night.'],
  warranties: [{ part: 'Strap', period: '90 days' }],
  ...changes,
});
const article = (slug: string, topic: string, mostRead: number | null = null): SupportLink => ({
  slug,
  title: `About ${slug}`,
  summary: null,
  mostRead,
  topic: { slug: topic, title: topic },
});
const ARTICLES = [
  article('return', 'orders'),
  article('where-is-it', 'orders', 1),
  article('skip', 'autoship'),
  article('set-up', 'set-up'),
];
const CARE = {
  phone: '(800) 555-0142',
  email: null,
  careHours: [{ days: 'Saturday', hours: '9 am to 5 pm ET', open: null }],
};

beforeEach(() => {
  window.sessionStorage.clear();
  near.dealer = null;
  listServiceSubscriptions.mockReset().mockResolvedValue(ok([]));
  const other = card('charging-dock', { productTitle: 'Dock', manual: null, modelNumber: null });
  readSupportCenter
    .mockReset()
    .mockResolvedValue(ok({ cards: [card('gps-collar'), other], articles: ARTICLES }));
  readReorderVariants.mockReset().mockResolvedValue(ok(new Map()));
});
afterEach(cleanup);

const showOrder = () =>
  showScreen(
    <CareContext.Provider value={CARE}>
      <OrderSupport order={anOrder({ lines: [orderLine(), orderLine({ variant: null })] })} />
    </CareContext.Provider>,
  );
const names = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);

describe('support of an order', () => {
  it('has model number, manual, warnings and warranty of what was bought, and no other card', async () => {
    showOrder();
    const support = within(screen.getByRole('region', { name: 'Support' }));
    const manual = await support.findByRole('link', { name: 'Product manual (PDF): GPS Collar' });
    expect(manual.getAttribute('href')).toBe('https://files.example/gps.pdf');
    expect(support.getByText('LF-GPS')).toBeTruthy();
    expect(support.getByText('Take it off at night.')).toBeTruthy();
    expect(support.getByText('Strap: 90 days')).toBeTruthy();
    expect(support.queryByText('Dock')).toBeNull();
  });

  it('has the cards in the order of the lines, each once', async () => {
    const other = card('charging-dock', { productTitle: 'Dock' });
    readSupportCenter.mockResolvedValue(ok({ cards: [other, card('gps-collar')], articles: [] }));
    const { variant } = orderLine();
    const dock = variant && { ...variant, productHandle: 'charging-dock' };
    const lines = [orderLine(), orderLine(), orderLine({ variant: dock })];
    showScreen(<OrderSupport order={anOrder({ lines })} />);
    await screen.findByRole('heading', { name: 'Dock' });
    expect(
      screen
        .getAllByRole('link', { name: /^Product manual/ })
        .map(link => link.getAttribute('aria-label')),
    ).toEqual(['Product manual (PDF): GPS Collar', 'Product manual (PDF): Dock']);
  });

  it('shows a product in the color that was ordered', async () => {
    const image = { url: 'https://cdn.example/another-color.jpg', alt: '', width: 0, height: 0 };
    readSupportCenter.mockResolvedValue(
      ok({ cards: [card('gps-collar', { image })], articles: [] }),
    );
    showOrder();
    const { parentElement } = await screen.findByRole('heading', { name: 'GPS Collar' });
    const picture = parentElement?.closest('li')?.querySelector('img');
    expect(picture?.getAttribute('src')).toMatch(/^https:\/\/cdn\.example\/collar\.jpg/);
  });

  it('links to the articles on orders, the most read first', async () => {
    showOrder();
    const list = within(await screen.findByRole('navigation', { name: 'Helpful articles' }));
    expect(names(list.getAllByRole('link'))).toEqual([
      'About where-is-it',
      'About return',
      'All support articles',
    ]);
    expect(list.getAllByRole('link')[0]?.getAttribute('href')).toBe(
      '/support/articles/where-is-it',
    );
    expect(readSupportCenter).toHaveBeenCalledWith('/support', expect.anything());
  });

  it('says when customer care answers, and names the order in the message, not in the address', () => {
    showOrder();
    expect(screen.getByText('Saturday, 9 am to 5 pm ET')).toBeTruthy();
    expect(screen.getByRole('link', { name: /555-0142/ }).getAttribute('href')).toBe(
      'tel:+18005550142',
    );
    const write = screen.getByRole('link', { name: 'Write to us' });
    expect(write.getAttribute('href')).toBe('/support/contact');
    fireEvent.click(write);
    expect(readDraft(AVERY.email)).toMatchObject({ topic: 'order', message: 'Order #1001\n\n' });
  });

  it('asks about a product of the order', async () => {
    showOrder();
    const ask = await screen.findByRole('link', { name: 'Ask about this product: GPS Collar' });
    expect(ask.getAttribute('href')).toBe('/support/contact?product=LF-GPS');
    fireEvent.click(ask);
    expect(readDraft(AVERY.email)).toMatchObject({
      topic: 'product',
      productQuestion: 'LF-GPS',
      message: 'Order #1001\n\n',
    });
  });

  it.each([
    [false, /Larkfield of Boise, is an independent local business/, 1],
    [true, /Larkfield of Boise, is one of our own locations/, 0],
  ])('says who to ask first of a dealer: company-owned %s', (isCompanyOwned, words, calls) => {
    near.dealer = {
      id: 'lf-83702',
      name: 'Larkfield of Boise',
      phone: '(208) 555-0100',
      serviceAreas: [],
      isCompanyOwned,
    };
    showOrder();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: /^Call Larkfield of Boise/ })).toHaveLength(calls);
  });

  it.each(FAILURES)(
    'keeps the contact options when the site %s, and can be retried',
    async (_, failed) => {
      readSupportCenter.mockResolvedValueOnce(failed);
      showOrder();
      expect(
        await screen.findByText(/^The manuals and articles could not be loaded\./),
      ).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('link', { name: /^Product manual/ })).toBeTruthy();
      expect(screen.queryByText(/could not be loaded/)).toBeNull();
    },
  );

  it('has people alone where the brand has no support centre', async () => {
    readSupportCenter.mockResolvedValue(ok({ cards: [], articles: [] }));
    showOrder();
    expect(await screen.findByRole('link', { name: 'Write to us' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('support of a subscription', () => {
  it('names it in the message, with its product', async () => {
    showScreen(<SubscriptionSupport subscription={subscription()} />);
    const list = within(await screen.findByRole('navigation'));
    expect(names(list.getAllByRole('link'))).toEqual(['About skip', 'All support articles']);
    fireEvent.click(screen.getByRole('link', { name: 'Write to us' }));
    expect(readDraft(AVERY.email)).toEqual({
      topic: 'account',
      productQuestion: 'Waste bags, 360 bags, PM-WST-360',
      message: 'Subscription 71\n\n',
    });
    expect(screen.queryByRole('link', { name: 'Activate a collar' })).toBeNull();
  });

  it('shows the card of its product, as the store names it today', async () => {
    readReorderVariants.mockResolvedValue(
      ok(
        new Map([
          [
            'gid://shopify/ProductVariant/2',
            reorderVariant({ id: 'gid://shopify/ProductVariant/2', sku: 'LF-PWC-4' }),
          ],
        ]),
      ),
    );
    showScreen(<SubscriptionSupport subscription={subscription()} />);
    expect(await screen.findByRole('link', { name: /^Product manual/ })).toBeTruthy();
  });

  it('helps to set up and activate a collar', async () => {
    showScreen(<SubscriptionSupport subscription={subscription({ isDigital: true })} />);
    expect(await screen.findByRole('link', { name: 'About set-up' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Activate a collar' }).getAttribute('href')).toBe(
      '/account/subscriptions/activate',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Write to us' }));
    expect(readDraft(AVERY.email).topic).toBe('product');
  });

  it.each([
    ['consumed', 0],
    ['allocated', 1],
  ] as const)('mentions the activation until it is done: %s', async (status, count) => {
    const plan = subscription({ isDigital: true });
    const license = { id: '1', status };
    listServiceSubscriptions.mockResolvedValue(
      ok([{ rechargeId: plan.id, serviceLicenses: [license] }]),
    );
    showScreen(<SubscriptionSupport subscription={plan} />);
    await screen.findByRole('link', { name: 'About set-up' });
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: 'Activate a collar' })).toHaveLength(count),
    );
  });
});
