export { DealerProvider, useDealer, useDealerLinks } from './dealer-provider';
export { DealerSearchForm } from './dealer-search-form';
