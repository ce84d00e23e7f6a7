import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { sessionStore } from '~/src/features/storage';
import { forgetScrollPositions } from './forget-scroll-positions';

afterEach(() => window.sessionStorage.clear());

it('forgets where the account was scrolled to, and nothing of the shop', () => {
  const ofAccount = [
    '@@scroll|/account',
    '@@scroll|/account/orders/7478213515077|1764000000000',
    '@@scroll|/en-ca/account/subscriptions/7387834366026|initial',
    '@@scroll|/EN-CA/Account/settings|a',
    '@@scroll|/logout|b',
  ];
  const ofShop = [
    '@@scroll|/',
    '@@scroll|/collections/everything|c',
    '@@scroll|/accounts|d',
    'chat',
  ];
  for (const key of [...ofAccount, ...ofShop]) window.sessionStorage.setItem(key, '[0,240]');
  forgetScrollPositions(sessionStore, BRANDS.larkfield);
  expect(Object.keys(window.sessionStorage).sort()).toEqual([...ofShop].sort());
});

it('knows how the router names what it keeps', () => {
  const router = readFileSync('node_modules/gatsby-react-router-scroll/session-storage.js', 'utf8');
  expect(router).toContain('"@@scroll|"');
});
