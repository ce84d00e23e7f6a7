export { DealerProvider, useDealer, useDealerLinks } from './dealer-provider';
export { findNearbyDealers } from './search/find-nearby-dealers';
export { useDealerSearch } from './search/use-dealer-search';
export { DealerFinder } from './dealer-finder';
export { useChooseDealer } from './use-choose-dealer';
export { useDealerGate } from './gate/use-dealer-gate';
export { DealersView } from './views/dealers-view';
export { DealerPageView } from './views/dealer-page-view';
export { useVisitDate } from './views/use-dealer-format';
