import type { SeedCollection, SeedDiscount, SeedSellingPlanGroup } from '../types';
import { products } from './products';
import { collectionEntries, discountEntries, sellingPlanEntries } from './tables';

export { catalogueTexts, markets } from './markets';
export { products } from './products';

const handles = products.map(({ handle }) => handle);

/** Every collection; a store shows the products of each that it sells. */
export const collections: readonly SeedCollection[] = collectionEntries.map(
  ({ description, products: held, ...entry }) => ({
    ...entry,
    descriptionHtml: `<p>${description}</p>`,
    products: held === 'all' ? handles : held,
  }),
);

/** The rhythms in which products are delivered again. */
export const sellingPlanGroups: readonly SeedSellingPlanGroup[] = sellingPlanEntries.map(
  ({ handle, name, optionName, plans }) => ({
    handle,
    name,
    appName: 'autoship',
    options: [{ name: optionName, values: plans.map(plan => plan.name) }],
    plans: plans.map(plan => ({
      handle: plan.name.toLowerCase().replaceAll(' ', '-'),
      ...plan,
    })),
  }),
);

export const discounts: readonly SeedDiscount[] = discountEntries;
