import { usd } from '~/src/account/testing/account.fixture';
import type { PlannedProduct } from '~/src/gateways/recharge/products';

const plan = (id: string, unit: 'week' | 'month', count: number) => ({
  id,
  frequency: { unit, count },
});

/** Products that are sold on plans: one that ships, and one that is a service. */
export const PLANNED_PRODUCTS: readonly PlannedProduct[] = [
  {
    id: '500',
    handle: 'waste-bags',
    title: 'Waste Bags',
    plans: [plan('1', 'week', 1), plan('2', 'week', 2), plan('3', 'month', 1)],
    variants: [
      {
        id: '501',
        title: '360 bags',
        sku: 'PM-WST-360',
        isDigital: false,
        prices: { 2: usd(2876) },
      },
      {
        id: '502',
        title: '240 bags',
        sku: 'PM-WST-240',
        isDigital: false,
        prices: { 2: usd(2066) },
      },
    ],
  },
  {
    id: '600',
    handle: 'service-plan',
    title: 'Service Plan',
    plans: [plan('4', 'month', 1), plan('5', 'month', 12)],
    variants: [
      {
        id: '601',
        title: 'Monthly',
        sku: 'LF-SVC-MON',
        isDigital: true,
        prices: { 4: usd(1295), 5: usd(1295) },
      },
      {
        id: '602',
        title: 'Yearly',
        sku: 'LF-SVC-YR',
        isDigital: true,
        prices: { 4: usd(11940), 5: usd(11940) },
      },
    ],
  },
];
