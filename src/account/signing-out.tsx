import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { AccountPage } from './ui/account-page';
import { SigningOutWait } from './ui/signing-out-wait';

interface SigningOutProps {
  readonly leaving: 'underway' | 'unreachable';
  readonly isSaved: boolean;
}

/** In place of every screen from the press on; part of the frame, because no code may load any more. */
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
