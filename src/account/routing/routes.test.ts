import { expect, it } from 'vitest';
import { BRANDS } from '~/src/config/brands';
import { findRoute, hasRoute } from './routes';

const REFERRAL = '/account/referral-program';

it('has the referral program where the brand has one', () => {
  expect(findRoute(REFERRAL, BRANDS.larkfield).route).toMatchObject({
    ...{ name: 'referral', access: 'customer' },
  });
  expect(hasRoute(REFERRAL, BRANDS.larkfield)).toBe(true);
});

it.each(['pawmere', 'trailhound', 'kitwell'] as const)('has none of it for %s', brand => {
  expect(findRoute(REFERRAL, BRANDS[brand]).route.name).toBe('missing');
  expect(hasRoute(REFERRAL, BRANDS[brand])).toBe(false);
  expect(hasRoute('/account/orders', BRANDS[brand])).toBe(true);
});
