import { useTranslation } from 'react-i18next';
import { countryOfPostalCode, parsePostalCode } from '~/src/domain/contact/postal-code';
import { useLocale } from '../../locale';

/** Dealers are in two countries. */
const OTHER: Readonly<Record<string, string>> = { US: 'CA', CA: 'US' };

/** Says that a postal code is of the other country than the shop; nothing for one of its own. */
export function ForeignCode({ typed }: { readonly typed: string }) {
  const { t } = useTranslation('dealers');
  const { locale } = useLocale();
  const postalCode = parsePostalCode(typed);
  const country = postalCode === null ? null : countryOfPostalCode(postalCode);
  if (country === null || country !== OTHER[locale.shopifyCountry]) return null;
  return (
    <p role="status" className="notice">
      {t(`foreign.${country}`, { postalCode })}
    </p>
  );
}
