import type { SeedDiscount } from '../types';
import { price } from './build';

/** What the autumn offer counts as power and parts. */
const POWER_AND_PARTS: readonly string[] = [
  'power-cap-battery',
  'charging-dock',
  'collar-strap',
  'contact-posts',
  'wire-repair-kit',
  'surge-protector',
  'boundary-flags',
  'doorman-collar-key',
  'doorman-replacement-flap',
];

const FENCE_MINIMUM = price('699.00', '929.00');

export const discounts: readonly SeedDiscount[] = [
  {
    title: 'Autumn yard sale: 10% off power and parts',
    code: null,
    kind: 'percentage',
    value: 10,
    products: POWER_AND_PARTS,
    minimumSubtotal: price('75.00', '100.00'),
  },
  {
    title: 'ProStaff 40%',
    code: null,
    kind: 'percentage',
    value: 40,
    products: [],
    isForAllGoods: true,
    customerTag: 'pro program',
  },
  {
    title: 'Welcome: 10% off your first order',
    code: 'WELCOME10',
    kind: 'percentage',
    value: 10,
    products: [],
    oncePerCustomer: true,
  },
  {
    title: 'More room to play: 150 off',
    code: 'PLAY150',
    kind: 'fixedAmount',
    value: price('150.00', '150.00'),
    products: [],
    minimumSubtotal: FENCE_MINIMUM,
    oncePerCustomer: true,
  },
  {
    title: 'Pet solutions: 150 off',
    code: 'KCS150',
    kind: 'fixedAmount',
    value: price('150.00', '150.00'),
    products: [],
    minimumSubtotal: FENCE_MINIMUM,
    oncePerCustomer: true,
  },
];
