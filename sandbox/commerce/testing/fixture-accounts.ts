import type { SeedAccount, SeedOrder } from '~/seed/types';

const home = {
  firstName: 'Avery',
  lastName: 'Brooks',
  company: 'Brooks Training',
  address1: '418 Larch Street',
  address2: '',
  city: 'Boise',
  province: 'Idaho',
  zip: '83702',
  phone: '+12085550140',
};

/** The two customers of the tests' stores. */
export const fixtureAccounts: readonly SeedAccount[] = [
  {
    email: 'avery@example.com',
    password: 'kennel-gate-40',
    firstName: 'Avery',
    lastName: 'Brooks',
    phone: '+12085550140',
    tags: ['pro program', 'trainer'],
    acceptsMarketing: true,
    createdAt: '2024-03-05T15:20:00Z',
    updatedAt: '2026-09-14T09:30:00Z',
    addresses: {
      US: [home, { ...home, company: '', address1: '77 Lakeshore Drive', city: 'McCall' }],
      CA: [{ ...home, company: '', city: 'Kelowna', province: 'British Columbia', zip: 'V1Y 6N2' }],
    },
  },
  {
    email: 'sam@example.com',
    password: 'meadow-gate-01',
    firstName: 'Sam',
    lastName: 'Meadow',
    phone: null,
    tags: ['newsletter'],
    acceptsMarketing: false,
    createdAt: '2025-06-21T18:05:00Z',
    updatedAt: '2026-10-02T12:00:00Z',
    addresses: { US: [], CA: [] },
  },
];

const order: SeedOrder = {
  store: 'larkfield-us',
  email: 'avery@example.com',
  number: 800,
  daysAgo: 100,
  financialStatus: 'PAID',
  fulfillmentStatus: 'UNFULFILLED',
  lines: [{ sku: 'CHEW', quantity: 1 }],
  codes: [],
  address: 0,
  parcels: [],
};

/** Three orders in the United States, the newest last, and one in Canada. */
export const fixtureOrders: readonly SeedOrder[] = [
  {
    ...order,
    financialStatus: 'PARTIALLY_REFUNDED',
    fulfillmentStatus: 'FULFILLED',
    lines: [
      { sku: 'COL-Small-Slate', quantity: 2, removed: 1 },
      { sku: 'CHEW', quantity: 1, plan: 'Every month' },
    ],
    codes: ['WELCOME10'],
    parcels: [
      { company: 'UPS', numbers: ['1Z1', '1Z2'], skus: ['COL-Small-Slate'] },
      { company: 'A neighbor', numbers: ['7'], skus: ['CHEW'] },
    ],
  },
  { ...order, number: 801, daysAgo: 50, lines: [{ sku: 'LAMP', quantity: 1 }] },
  {
    ...order,
    number: 802,
    daysAgo: 2,
    financialStatus: 'VOIDED',
    lines: [{ sku: 'STRAP-1', quantity: 3, removed: 3 }],
    cancelReason: 'DECLINED',
  },
  { ...order, store: 'larkfield-ca', number: 300 },
];
