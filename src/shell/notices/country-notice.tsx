import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visitorCountry } from './visitor-country';
import { localesOf, type Locale } from '~/src/config/locales';
import { IconButton } from '~/src/ui/icon-button';
import { CloseIcon } from '~/src/ui/icons';
import '~/src/styles/sheets/notices.css';
import { useFocusReturn } from '~/src/ui/use-focus-return';
import { useLocale } from '~/src/features/locale';
import { pageInLocale, type PageIdentity } from '../page-in-locale';

export interface CountryNoticeProps {
  readonly page: PageIdentity;
  /** Called with the chosen country before a link is followed. */
  readonly onConfirm: (locale: Locale) => void;
}

function Question({ page, onConfirm, other }: CountryNoticeProps & { readonly other: Locale }) {
  const { t } = useTranslation('common');
  const { brand, locale } = useLocale();
  const ref = useFocusReturn<HTMLElement>();
  return (
    <section ref={ref} aria-label={t('country.title')} className="strip-ask">
      <a
        href={pageInLocale(page, other, brand)}
        hrefLang={other.hreflang}
        className="strip-link"
        onClick={() => onConfirm(other)}
      >
        {t('country.from', { country: other.title })}{' '}
        <u>{t('country.prices', { currency: other.currency })}</u>
      </a>
      <IconButton
        label={t('country.stay', { country: locale.title, currency: locale.currency })}
        onClick={() => onConfirm(locale)}
      >
        <CloseIcon size={20} />
      </IconButton>
    </section>
  );
}

const countryOfBrowser = (): string | null =>
  visitorCountry({
    languages: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });

/**
 * Asks a visitor whose browser suggests another of our countries whether to go there (spec
 * storefront §4). It replaces the announcement, so that it covers and moves nothing else.
 */
export default function CountryNotice(props: CountryNoticeProps) {
  const { brand, locale } = useLocale();
  const [country] = useState(countryOfBrowser);
  if (country === locale.shopifyCountry) return null;
  const other = localesOf(brand).find(({ shopifyCountry }) => shopifyCountry === country);
  return other ? <Question {...props} other={other} /> : null;
}
