export type { ShopCurrency } from './currency';
export { CurrencyProvider, useCurrency } from './currency-provider';
export { useRouteCurrency, type RouteCurrencyOptions } from './use-route-currency';
