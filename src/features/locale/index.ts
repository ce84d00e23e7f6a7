export { LocaleProvider, useLocale, type LocaleValue } from './locale-context';
