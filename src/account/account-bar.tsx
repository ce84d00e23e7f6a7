import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { Button } from '~/src/ui/button';
import { useSingleFlight } from './ui/use-single-flight';
import { hasRoute, type ScreenName } from './routing/routes';
import type { SignedInAccount } from './session/session-context';

interface AccountBarProps {
  readonly account: SignedInAccount;
  readonly current: ScreenName;
}

/** The tabs of spec account §2; those that the shop does not have yet are left out. */
const TABS = [
  { name: 'home', path: '/account', screens: ['home'] },
  { name: 'orders', path: '/account/orders', screens: ['orders', 'order'] },
  {
    name: 'subscriptions',
    path: '/account/subscriptions',
    screens: ['subscriptions', 'subscription', 'payment', 'activation'],
  },
  { name: 'addresses', path: '/account/addresses', screens: ['addresses'] },
  { name: 'referral', path: '/account/referral-program', screens: ['referral'] },
  { name: 'settings', path: '/account/settings', screens: ['settings'] },
] as const;

/** Greets the customer by name, leads to every part of the account, and signs out. */
export function AccountBar({ account, current }: AccountBarProps) {
  const { t } = useTranslation('account');
  const { brand } = useLocale();
  const { firstName } = account.customer;
  const { run, isBusy } = useSingleFlight(account.session.signOut);
  return (
    <div className="account-bar">
      <nav aria-label={t('navigation')} className="account-tabs">
        <ul>
          {TABS.filter(({ path }) => hasRoute(path, brand)).map(({ name, path, screens }) => (
            <li key={name}>
              <LocalLink
                to={path}
                aria-current={screens.some(each => each === current) ? 'page' : undefined}
              >
                {t(`tabs.${name}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="account-welcome">
        {firstName ? t('welcome', { firstName }) : t('welcomeNameless')}
      </p>
      <Button variant="secondary" size="sm" busy={isBusy} onClick={run}>
        {t('signOut')}
      </Button>
    </div>
  );
}
