import { useTranslation } from 'react-i18next';

/** What an option is called: in the locale's own words where they are known, else as the store has it. */
export const useOptionName = (): ((name: string) => string) => {
  const { t } = useTranslation('product');
  return name => (/^colou?r$/i.test(name) ? t('option.color') : name);
};
