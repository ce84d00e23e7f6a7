export { matchPlan, toAddLine } from './buy-box/add-on-plans';
export type { PurchasableProduct } from './buy-box/add-on-plans';
export { LeadProductView } from './lead-product-view';
export { ProductTile } from './product-tile';
export { ProductView } from './product-view';
export { RAIL_SIZES } from './related-products';
export { usePlanLabel } from './plans/use-plan-label';
