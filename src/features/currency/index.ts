export { CurrentStoreProvider, useCurrentLocale } from './current-store';
