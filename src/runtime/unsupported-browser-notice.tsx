import { useTranslation } from 'react-i18next';
import { UNSUPPORTED_BROWSER_NOTICE } from '../config/element-ids';

/** Hidden in every page; the page's first script shows it in an unsupported browser. */
export function UnsupportedBrowserNotice() {
  const { t } = useTranslation('common');
  return (
    <p id={UNSUPPORTED_BROWSER_NOTICE} hidden role="alert" className="wrap py-3">
      {t('unsupportedBrowser')}
    </p>
  );
}
