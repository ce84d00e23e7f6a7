import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import { useLocale } from '~/src/features/locale';
import { buttonClass } from '~/src/ui/button';
import { currentAddress, withoutHash } from './load-document';

/** Replaces a page that failed: plain links, because nothing else may work. */
export default function ErrorMessage() {
  const { t } = useTranslation('common');
  const { brand, locale } = useLocale();
  return (
    <div role="alert" className="wrap section">
      <h1 className="text-4xl">{t('somethingWentWrong')}</h1>
      <p className="mt-5 text-lg text-ink-soft">{t('loadError.page')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={withoutHash(currentAddress())} className={buttonClass('primary')}>
          {t('loadError.reload')}
        </a>
        <a href={localizePath('/', locale, brand)} className={buttonClass('secondary')}>
          {t('loadError.home')}
        </a>
      </p>
    </div>
  );
}
