import { useTranslation } from 'react-i18next';
import { HAS_APPOINTMENTS } from '~/src/config/appointment-offer';
import { localizePath } from '~/src/config/paths';
import { buttonClass } from '~/src/ui/button';
import { LocalLink } from '../links';
import { useLocale } from '../locale';

/** Leads to the booking of a visit, or without a scheduler to the form that asks for one. */
export function VisitLink() {
  const { t } = useTranslation('finder');
  const { brand, locale } = useLocale();
  // A plain link: the account's pages need a document of their own.
  return HAS_APPOINTMENTS ? (
    <a
      href={localizePath('/account/appointments/book', locale, brand)}
      className={buttonClass('primary')}
    >
      {t('visit')}
    </a>
  ) : (
    <LocalLink to="/free-consultation" className={buttonClass('primary')}>
      {t('visit')}
    </LocalLink>
  );
}
