export { LeadProductView } from './lead-product-view';
export { ProductTile } from './product-tile';
export { ProductView } from './product-view';
export { RAIL_SIZES } from './related-products';
