export { products } from './catalog';
export { collections } from './collections';
export { discounts } from './discounts';
export { sellingPlanGroups } from './selling-plans';
