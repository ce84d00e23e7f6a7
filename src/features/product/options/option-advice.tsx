import { useTranslation } from 'react-i18next';
import { useOptionNameInSentence } from './use-option-name';

/** Names the option that is to be chosen, or whose change would help; null for none. */
export function OptionAdvice({ option }: { readonly option: string | null }) {
  const { t } = useTranslation('product');
  const nameOf = useOptionNameInSentence();
  if (option === null) return null;
  return <p className="text-sm text-ink-soft">{t('chooseOption', { option: nameOf(option) })}</p>;
}
