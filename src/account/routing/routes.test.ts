import { expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { findRoute, hasRoute, type ScreenName } from './routes';

const REFERRAL = '/account/referral-program';
const SKIP = '/account/subscriptions/7x/skip';
const PAYMENT = '/account/subscriptions/7x/payment';

it('has the referral program where the brand has one', () => {
  expect(findRoute(REFERRAL, BRANDS.larkfield).route).toMatchObject({
    name: 'referral',
    access: 'customer',
  });
  expect(hasRoute(REFERRAL, BRANDS.larkfield)).toBe(true);
});

it.each(['pawmere', 'trailhound', 'kitwell'] as const)('has none of it for %s', brand => {
  expect(findRoute(REFERRAL, BRANDS[brand]).route.name).toBe('missing');
  expect(hasRoute(REFERRAL, BRANDS[brand])).toBe(false);
  expect(hasRoute('/account/orders', BRANDS[brand])).toBe(true);
});

it.each<readonly [string, ScreenName, string, object]>([
  ['/account/ORDERS', 'orders', '/account/orders', {}],
  ['/account/Orders/AbC%3D', 'order', '/account/orders/AbC%3D', { orderId: 'AbC=' }],
  ['/account/subscriptions/ACTIVATE', 'activation', '/account/subscriptions/activate', {}],
  [
    '/account/Subscriptions/7x/SKIP',
    'subscription',
    SKIP,
    { subscriptionId: '7x', action: 'skip' },
  ],
  ['/account/subscriptions/7x/PayMent', 'payment', PAYMENT, { subscriptionId: '7x' }],
  ['/account/Videos/Playlists', 'videos', '/account/videos', {}],
  ['/LOGOUT', 'logout', '/logout', {}],
  ['/account/Nowhere', 'missing', '/account/Nowhere', {}],
])('reads the words of %s in any case, and leaves its ids', (path, name, written, params) => {
  const found = findRoute(path, BRANDS.larkfield);
  expect(found).toMatchObject({ route: { name }, path: written, params });
  expect(findRoute(written, BRANDS.larkfield).path).toBe(written);
});

it.each(['/account/subscriptions/7/%C3%A9', '/account/orders/%25'])(
  'leaves the escapes of %s, which the router writes in capitals',
  path => expect(findRoute(path, BRANDS.larkfield).path).toBe(path),
);
