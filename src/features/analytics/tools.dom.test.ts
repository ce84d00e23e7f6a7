import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine } from '../cart/queue/cart.fixture';
import type { ShopEvent } from '../shop-events';
import { adTool } from './ad-tool';
import { emailTool } from './email-tool';
import { tagManagerTool } from './tag-manager-tool';

vi.mock('web-vitals', () => {
  const never = vi.fn();
  return { onCLS: never, onFCP: never, onINP: never, onLCP: never, onTTFB: never };
});

const settings = { id: 'ABC', origin: 'https://vendor.test', isProxied: false };
const ALL = { analytics: true, marketing: true };
const added: ShopEvent = { type: 'added', line: cartLine('a', 3), quantity: 2 };
const removed: ShopEvent = { type: 'removed', line: cartLine('a', 3), quantity: 1 };

const pushed = (): readonly unknown[] =>
  (window.dataLayer ?? []).flatMap(entry =>
    typeof entry === 'object' && entry !== null && 'event' in entry ? [entry] : [],
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  delete window.dataLayer;
  delete window.adroll;
});

describe('the tag manager', () => {
  const start = () => {
    const tool = tagManagerTool(settings, 'Larkfield', () => true);
    tool.start(ALL);
    return tool;
  };

  /** The pushed arguments, as arrays. */
  const commands = () =>
    (window.dataLayer ?? []).map(entry => Object.values<unknown>({ ...(entry as object) }));

  it('receives route changes in the format of Gatsby’s plugin', () => {
    start().track({ type: 'route', path: '/cart', title: 'Your cart' });
    expect(pushed()).toContainEqual({
      event: 'gatsby-route-change',
      page_path: '/cart',
      page_title: 'Your cart',
    });
  });

  it('receives the address of each page, not only of the first', () => {
    window.history.replaceState(null, '', '/?utm_source=mail');
    const tool = start();
    window.history.replaceState(null, '', '/cart');
    tool.track({ type: 'route', path: '/cart', title: 'Your cart' });
    const told = commands();
    expect(told.filter(([word]) => word === 'set').at(-1)).toEqual([
      'set',
      { page_location: `${window.location.origin}/cart`, page_referrer: '' },
    ]);
  });

  it('receives no personal data from addresses or titles', () => {
    window.history.replaceState(null, '', '/?email=sam%40example.com&utm_source=mail');
    start().track({ type: 'route', path: '/to/sam@example.com', title: 'Sent to sam@example.com' });
    window.history.replaceState(null, '', '/');
    const told = commands();
    expect(JSON.stringify(told)).not.toContain('sam');
    expect(told).toContainEqual([
      'set',
      { page_location: `${window.location.origin}/?utm_source=mail`, page_referrer: '' },
    ]);
    expect(pushed()).toContainEqual({
      event: 'gatsby-route-change',
      page_path: '/to/[removed]',
      page_title: 'Sent to [removed]',
    });
  });

  it('receives the quantity that was added, not the total of the line, and what was removed', () => {
    const tool = start();
    tool.track(added);
    tool.track(removed);
    expect(pushed().slice(-2)).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'USD',
          value: 20,
          items: [
            {
              item_id: 'SKU-a',
              item_name: 'Product a',
              item_category: 'collar',
              item_brand: 'Larkfield',
              item_variant: 'Variant a',
              price: 10,
              quantity: 2,
              affiliation: 'Larkfield',
              isSubscription: false,
            },
          ],
        },
      },
      expect.objectContaining({ event: 'remove_from_cart' }),
    ]);
  });

  it('receives views of products, lists and the checkout', () => {
    const tool = start();
    const price = { cents: 34995, currency: 'USD' as const };
    tool.track({
      type: 'itemSeen',
      product: { title: 'GPS Collar', productType: 'Collars/GPS', vendor: 'Larkfield' },
      variant: { sku: 'LF-1', title: 'Small', price },
    });
    const card = { handle: 'gps-collar', title: 'GPS Collar', priceMin: price };
    tool.track({
      type: 'listSeen',
      list: { id: 'everything', name: 'Everything' },
      cards: [card as never],
    });
    tool.track({ type: 'checkout', lines: [cartLine('a', 3)] });
    expect(pushed().slice(-3)).toMatchObject([
      {
        event: 'view_item',
        ecommerce: {
          value: 349.95,
          items: [{ item_id: 'LF-1', item_category: 'collars', item_category2: 'gps' }],
        },
      },
      {
        event: 'view_item_list',
        ecommerce: {
          item_list_id: 'everything',
          items: [{ item_name: 'GPS Collar', item_group_id: 'gps-collar', index: 0 }],
        },
      },
      { event: 'begin_checkout', ecommerce: { value: 30, items: [{ quantity: 3 }] } },
    ]);
  });

  it('receives a delayed route', () => {
    start().track({ type: 'slowRoute', path: '/cart' });
    expect(pushed().at(-1)).toEqual({ event: 'route_delayed', page_path: '/cart' });
  });
});

describe('the email tool', () => {
  const setUp = (isAllowed = () => true) => {
    const push = vi.fn();
    vi.stubGlobal('klaviyo', { push });
    return { push, tool: emailTool(settings, 'Larkfield', isAllowed) };
  };

  it('receives an added item two seconds later', () => {
    const { push, tool } = setUp();
    tool.track(added);
    tool.track(removed);
    vi.advanceTimersByTime(1999);
    expect(push).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(push).toHaveBeenCalledOnce();
    expect(push.mock.calls[0]?.[0]).toEqual([
      'track',
      'Added to cart',
      expect.objectContaining({ $value: 20, AddedItemSKU: 'SKU-a', AddedItemQuantity: 2 }),
    ]);
  });

  it('receives it earlier if the page is left', () => {
    const { push, tool } = setUp();
    tool.track(added);
    window.dispatchEvent(new Event('pagehide'));
    expect(push).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(push).toHaveBeenCalledOnce();
  });

  it('receives nothing if consent was refused meanwhile', () => {
    const { push, tool } = setUp(() => false);
    tool.track(added);
    vi.runAllTimers();
    expect(push).not.toHaveBeenCalled();
  });
});

it('the advertising tool receives page views and cart events', () => {
  const track = vi.fn();
  window.adroll = { track };
  const tool = adTool({ ...settings, pixelId: 'PIX' }, 'Larkfield');
  tool.start(ALL);
  tool.track({ type: 'route', path: '/', title: '' });
  tool.track(added);
  tool.track(removed);
  expect(track.mock.calls.map(([name]) => name as unknown)).toEqual([
    'pageView',
    'add_to_cart',
    'remove_from_cart',
  ]);
  expect(track.mock.calls[1]?.[1]).toEqual({
    currency: 'USD',
    products: [{ product_id: 'SKU-a', quantity: 2, price: 10, category: 'collar' }],
  });
});
