import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { groupByRegion } from './shipping-countries';
import { localesOf, type Locale } from '~/src/config/locales';
import { cx } from '~/src/ui/class-names';
import { CheckIcon, CloseIcon, GlobeIcon } from '~/src/ui/icons';
import { useLocale } from '~/src/features/locale';
import { pageInLocale, type PageIdentity } from '../page-in-locale';

const PICKER_ID = 'country-picker';

export interface CountryPickerProps {
  page: PageIdentity;
  /** Called before the link is followed, so that the choice can be stored. */
  onChoose?: (locale: Locale) => void;
}

const currencyName = (locale: Locale): string =>
  new Intl.DisplayNames([locale.hreflang], { type: 'currency' }).of(locale.currency) ?? '';

/** Opens the picker; carries the current country. Works without JavaScript. */
export function CountryButton({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const label = `${locale.shopifyCountry} · ${locale.currency}`;
  return (
    <button
      type="button"
      className={cx('country-btn', className)}
      aria-label={t('country.change', { label })}
      popovertarget={PICKER_ID}
    >
      <GlobeIcon size={20} />
      <span>{label}</span>
    </button>
  );
}

/**
 * The country and currency dialog, one per page. Every country is a plain link, grouped by region.
 */
export function CountryPicker({ page, onChoose }: CountryPickerProps) {
  const { t } = useTranslation('common');
  const { brand, locale: current } = useLocale();
  const groups = groupByRegion(localesOf(brand), ({ shopifyCountry }) => shopifyCountry);
  return (
    <div
      id={PICKER_ID}
      role="dialog"
      aria-labelledby={`${PICKER_ID}-title`}
      className="dialog"
      popover="auto"
    >
      <div className="dialog-head">
        <h2 id={`${PICKER_ID}-title`} className="text-xl">
          {t('country.title')}
        </h2>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('close')}
          popovertarget={PICKER_ID}
          popovertargetaction="hide"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="dialog-body grid gap-4">
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
    </div>
  );
}
