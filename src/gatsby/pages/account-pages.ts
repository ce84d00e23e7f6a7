import type { Locale, LocaleId } from '~/src/config/locales';
import type { PagePlan } from './page-maker';

/** Paths of the account's pages, without locale prefix; screens are below the first. */
export const ACCOUNT_PATHS = ['/account', '/logout'] as const;

/** The pages of the account area in a locale: one for all screens, and the sign-out. */
export const accountPages = (
  locale: Locale,
  alternates: readonly LocaleId[],
): readonly PagePlan[] =>
  ACCOUNT_PATHS.map(path => ({
    template: 'account',
    locale,
    path,
    alternates,
    isClientOnly: path === '/account',
  }));
