import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { AccountPage } from './ui/account-page';
import { SigningOutWait } from './ui/signing-out-wait';

interface SigningOutProps {
  readonly leaving: 'underway' | 'unreachable';
  readonly isSaved: boolean;
}

/**
 * Replaces every screen once sign-out is pressed. Part of the frame, because no more code may load
 * then.
 */
export function SigningOut({ leaving, isSaved }: SigningOutProps) {
  const { t } = useTranslation('account');
  if (leaving === 'underway') {
    return <SigningOutWait />;
  }
  return (
    <AccountPage heading={t('logout.doneHeading')}>
      <p role="status">
        {!isSaved && `${t('logout.unsaved')} `}
        {t('logout.doneText')}
      </p>
      <p className="flex flex-wrap gap-3">
        <LocalLink to="/account/login" className={buttonClass('primary')}>
          {t('logout.signIn')}
        </LocalLink>
        <LocalLink to="/" className={buttonClass('secondary')}>
          {t('logout.shop')}
        </LocalLink>
      </p>
    </AccountPage>
  );
}
