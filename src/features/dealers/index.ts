export { DealerProvider, useDealer, useDealerLinks } from './dealer-provider';
export { DealerFinder } from './dealer-finder';
