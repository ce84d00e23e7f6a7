import { useTranslation } from 'react-i18next';
import { AccountPage } from './account-page';

/** Says that the sign-out is in progress; the document is about to be replaced. */
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
