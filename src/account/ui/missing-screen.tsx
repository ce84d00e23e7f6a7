import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { AccountPage } from './account-page';

const ACCOUNT_WAYS = [
  { path: '/account/orders', text: 'tabs.orders' },
  { path: '/account/subscriptions', text: 'tabs.subscriptions' },
  { path: '/account/settings', text: 'tabs.settings' },
  { path: '/support', text: 'missing.help' },
] as const;

/** The account area's "not found" screen. */
export default function MissingScreen() {
  const { t } = useTranslation('account');
  return (
    <AccountPage heading={t('missing.heading')} subHeading={t('missing.text')}>
      <div className="account-card account-empty">
        <ul className="flex flex-wrap gap-6">
          {ACCOUNT_WAYS.map(({ path, text }) => (
            <li key={path}>
              <LocalLink to={path} className="link">
                {t(text)}
              </LocalLink>
            </li>
          ))}
        </ul>
        <LocalLink to="/account" className={buttonClass('secondary')}>
          {t('missing.home')}
        </LocalLink>
      </div>
    </AccountPage>
  );
}
