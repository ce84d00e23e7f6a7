export { DealerProvider, useDealer } from './dealer-provider';
