import { useTranslation } from 'react-i18next';
import { localesOf, type Locale } from '../../site/locales';
import { Button, buttonClass } from '../../ui/button';
import { useLocale } from '../locale';
import { pageInLocale, type PageIdentity } from './page-in-locale';

export interface CountryNoticeProps {
  page: PageIdentity;
  onConfirm: (locale: Locale) => void;
}

/** Asks once which country the visitor shops from (spec storefront §4); it blocks nothing. */
export function CountryNotice({ page, onConfirm }: CountryNoticeProps) {
  const { t } = useTranslation('common');
  const { brand, locale: current } = useLocale();
  const others = localesOf(brand).filter(locale => locale.id !== current.id);
  return (
    <section aria-labelledby="country-notice" className="consent">
      <h2 id="country-notice" className="text-lg">
        {t('country.title')}
      </h2>
      <p className="text-sm text-ink-soft">{t('country.body')}</p>
      <div className="consent-actions">
        <Button size="sm" onClick={() => onConfirm(current)}>
          {t('country.current', { country: current.title, currency: current.currency })}
        </Button>
        {others.map(locale => (
          <a
            key={locale.id}
            href={pageInLocale(page, locale, brand)}
            hrefLang={locale.hreflang}
            className={buttonClass('secondary', 'sm')}
            onClick={() => onConfirm(locale)}
          >
            {t('country.current', { country: locale.title, currency: locale.currency })}
          </a>
        ))}
      </div>
    </section>
  );
}
