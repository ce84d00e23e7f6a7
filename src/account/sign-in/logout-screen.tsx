import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnedSession } from '../session/owned-session-context';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';

/** Signs out as soon as it is opened, and leaves for the store's logout address. */
export default function LogoutScreen() {
  const { t } = useTranslation('account');
  const session = useOwnedSession();
  useEffect(() => void session.signOut(), [session]);
  return (
    <AccountPage heading={t('logout.heading')} subHeading={t('logout.text')}>
      <AccountSkeleton rows={1} />
    </AccountPage>
  );
}
