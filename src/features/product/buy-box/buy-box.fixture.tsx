import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteSettings } from '~/src/domain/content/content';
import type { Product, ProductCard } from '~/src/domain/commerce/product';
import { BuyBox } from './buy-box';
import type { PurchasableProduct } from './add-on-plans';
import { plan, product, variant } from '../shop.fixture';
import { useProductSelection } from '../options/use-product-selection';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

const settings = {
  announcement: null,
  phone: null,
  careHours: [],
  freeShippingThreshold: { USD: { cents: 7500, currency: 'USD' as const } },
  returnDays: 45,
  defaultTitle: '',
  defaultDescription: '',
  socialHandle: null,
  socialImage: null,
  social: [],
};

interface PageProps {
  readonly product: Product;
  readonly servicePlan?: PurchasableProduct;
  readonly addOns?: readonly PurchasableProduct[];
  readonly changeNotice?: string;
  readonly rights?: SiteSettings['rights'];
  readonly replacement?: ProductCard;
}

/** Test data: the buy box as a product's page has it. */
export function Page(props: PageProps) {
  const { product, servicePlan, addOns, changeNotice, rights, replacement } = props;
  const selection = useProductSelection(product);
  return (
    <BuyBox
      product={product}
      selection={selection}
      servicePlan={servicePlan ?? null}
      addOns={addOns ?? []}
      settings={{ ...settings, rights } as never}
      changeNotice={changeNotice ?? null}
      replacement={replacement ?? null}
    />
  );
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A service of one or twelve months, of the same price by the month, sold only on renewing plans. */
export const servicePlanOf = (more: Partial<Product> = {}): Product =>
  product(
    [
      variant('m', { Plan: 'Monthly' }, { subscriptionFrequency: '1 month' }),
      variant(
        'y',
        { Plan: 'Yearly' },
        { subscriptionFrequency: '365 days', price: { cents: 24_000, currency: 'USD' } },
      ),
    ],
    {
      handle: 'service-plan',
      requiresSellingPlan: true,
      sellingPlanGroups: [{ name: 'Renewal', plans: [plan('r1', 1, 0), plan('r12', 12, 0)] }],
      ...more,
    },
  );
