import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { localesOf, type Locale } from '~/src/config/locales';
import { CheckIcon } from '~/src/ui/icons';
import { useLocale } from '~/src/features/locale';
import { pageInLocale, type PageIdentity } from '../page-in-locale';
import { groupByRegion } from './shipping-countries';

export interface CountryListProps {
  readonly page: PageIdentity;
  /** Called before the link is followed, so that the choice can be stored. */
  readonly onChoose?: (locale: Locale) => void;
}

const currencyName = (locale: Locale): string =>
  new Intl.DisplayNames([locale.hreflang], { type: 'currency' }).of(locale.currency) ?? '';

/** A link to the page in each country, grouped by region. */
export function CountryList({ page, onChoose }: CountryListProps) {
  const { t } = useTranslation('common');
  const { brand, locale: current } = useLocale();
  const groups = groupByRegion(localesOf(brand), ({ shopifyCountry }) => shopifyCountry);
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('country.body')}</p>
      {groups.map(({ region, entries }) => (
        <Fragment key={region}>
          {region && groups.length > 1 && (
            <h3 className="text-base">{t(`country.region.${region}`)}</h3>
          )}
          <ul className="grid gap-2">
            {entries.map(locale => (
              <li key={locale.id}>
                <a
                  href={pageInLocale(page, locale, brand)}
                  hrefLang={locale.hreflang}
                  lang={locale.language === current.language ? undefined : locale.hreflang}
                  aria-current={locale.id === current.id || undefined}
                  className="country"
                  onClick={() => onChoose?.(locale)}
                >
                  <span className="grow">
                    <b>{locale.title}</b>
                    <small>{`${currencyName(locale)} (${locale.currency})`}</small>
                  </span>
                  {locale.id === current.id && <CheckIcon />}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p className="text-sm text-ink-soft">{t('country.cartNotice')}</p>
    </div>
  );
}
