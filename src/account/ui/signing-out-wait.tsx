import { useTranslation } from 'react-i18next';
import { AccountPage } from './account-page';

/** Nothing comes in its place: it says that the sign-out is under way. */
export function SigningOutWait() {
  const { t } = useTranslation('account');
  return (
    <div className="entry">
      <div className="entry-form signing-out">
        <AccountPage heading={t('logout.heading')} subHeading={t('logout.text')}>
          <div className="spinner" aria-hidden="true" />
        </AccountPage>
      </div>
    </div>
  );
}
