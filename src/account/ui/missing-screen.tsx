import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { AccountPage } from './account-page';

/** The account area's "not found" screen. */
export default function MissingScreen() {
  const { t } = useTranslation('account');
  return (
    <AccountPage heading={t('missing.heading')} subHeading={t('missing.text')}>
      <p>
        <LocalLink to="/account" className={buttonClass('secondary')}>
          {t('missing.home')}
        </LocalLink>
      </p>
    </AccountPage>
  );
}
