import type { Locale } from '../../site/locales';
import type { Settings } from '../../site/settings';
import type { LocaleSource } from './sources';
import { stubSource } from './stub';

export const readLocale = async (_settings: Settings, locale: Locale): Promise<LocaleSource> =>
  stubSource(locale);
