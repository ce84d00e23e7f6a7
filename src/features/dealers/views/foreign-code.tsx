import { useTranslation } from 'react-i18next';
import { countryOfPostalCode, parsePostalCode } from '~/src/domain/contact/postal-code';
import { useLocale } from '~/src/features/locale';

/** The two countries that have dealers. */
const OTHER: Readonly<Record<string, string>> = { US: 'CA', CA: 'US' };

/** Points out that a postal code belongs to the other country; empty for one of this country. */
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
