import { useTranslation } from 'react-i18next';
import { countryOfPostalCode } from '~/src/domain/contact/postal-code';
import { useLocale } from '~/src/features/locale';

/** The two countries that have dealers. */
const OTHER: Readonly<Record<string, string>> = { US: 'CA', CA: 'US' };

/**
 * Points out that the searched postal code belongs to the other country; empty if it does not. The
 * code is a prop, because the URL's query is unknown when the page is built.
 */
export function ForeignCode({ postalCode }: { readonly postalCode: string | null }) {
  const { t } = useTranslation('dealers');
  const { locale } = useLocale();
  const country = postalCode === null ? null : countryOfPostalCode(postalCode);
  if (country === null || country !== OTHER[locale.shopifyCountry]) return null;
  return (
    <p role="status" className="notice">
      {t(`foreign.${country}`, { postalCode })}
    </p>
  );
}
