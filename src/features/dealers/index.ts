export { DealerProvider, useDealer } from './dealer-provider';
export { DealerFinder } from './dealer-finder';
