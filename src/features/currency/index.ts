export type { ShopCurrency } from './currency';
export { CurrencyProvider, useCurrency } from './currency-provider';
export { CurrentStoreProvider, useCurrentLocale } from './current-store';
export { useRouteCurrency, type RouteCurrencyOptions } from './use-route-currency';
