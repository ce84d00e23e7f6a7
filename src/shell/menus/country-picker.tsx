import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '~/src/ui/class-names';
import { CloseIcon, GlobeIcon } from '~/src/ui/icons';
import { LazySection } from '~/src/ui/timing/lazy-section';
import { useLocale } from '~/src/features/locale';
import { CountryList, type CountryListProps } from './country-list';

const PICKER_ID = 'country-picker';

const loadList = async (): Promise<ComponentType<CountryListProps>> =>
  (await import('./country-list')).CountryList;

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
 * The country and currency dialog, one per page. Its links are in the page's HTML; their code, which
 * stores the choice, loads when the dialog opens.
 */
export function CountryPicker(props: CountryListProps) {
  const { t } = useTranslation('common');
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
      <div className="dialog-body">
        {/* Another page has other links. */}
        <LazySection
          key={props.page.path}
          built={process.env.BUILD_STAGE === 'build-html' ? CountryList : null}
          load={loadList}
          props={props}
          waitsForVisitor
        />
      </div>
    </div>
  );
}
