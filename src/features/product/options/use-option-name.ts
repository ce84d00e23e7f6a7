import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';

/**
 * An option's name inside a sentence: English writes it small, and other languages name it after a colon as
 * it is.
 */
export const useOptionNameInSentence = (): ((name: string) => string) => {
  const nameOf = useOptionName();
  const { language } = useLocale().locale;
  const isEnglish = process.env.SELLS_ABROAD === 'no' || language === 'EN';
  return name => (isEnglish ? nameOf(name).toLowerCase() : nameOf(name));
};

/** The name of an option: from the locale's texts if there is one, else the store's. */
export const useOptionName = (): ((name: string) => string) => {
  const { t } = useTranslation('product');
  return name => (/^colou?r$/i.test(name) ? t('option.color') : name);
};
