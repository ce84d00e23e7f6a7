export { DealerProvider, useDealer } from './dealer-provider';
export { DealerSearchForm } from './dealer-search-form';
