export { DealerProvider, useDealer, useDealerLinks } from './dealer-provider';
export { findNearbyDealers } from './search/find-nearby-dealers';
export { DealerFinder } from './dealer-finder';
export { useDealerGate } from './gate/use-dealer-gate';
export { DealersView } from './views/dealers-view';
export { DealerPageView } from './views/dealer-page-view';
