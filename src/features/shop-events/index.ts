export { later } from './later';
export { hearShop, tell, type CartChange, type ShopEvent } from './shop-events';
export { useTell } from './use-tell';
