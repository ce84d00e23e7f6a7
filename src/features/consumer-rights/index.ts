export { FooterRights } from './footer-rights';
export { PriceRights } from './price-rights';
export { ProductRights } from './product-rights';
