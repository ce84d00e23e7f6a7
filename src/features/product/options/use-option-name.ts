import { useTranslation } from 'react-i18next';

/** The name of an option: from the locale's texts if there is one, else the store's. */
export const useOptionName = (): ((name: string) => string) => {
  const { t } = useTranslation('product');
  return name => (/^colou?r$/i.test(name) ? t('option.color') : name);
};
