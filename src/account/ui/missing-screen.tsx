import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { ChevronRightIcon, InfoIcon, UserIcon, TruckIcon } from '~/src/ui/icons';
import { RefreshIcon } from '~/src/ui/topic-icons';
import { AccountPage } from './account-page';
import { WelcomePicture } from './welcome-picture';
import '~/src/styles/sheets/account-screens.css';

const WAYS = [
  { path: '/account/orders', text: 'tabs.orders', Icon: TruckIcon },
  { path: '/account/subscriptions', text: 'tabs.subscriptions', Icon: RefreshIcon },
  { path: '/account/settings', text: 'tabs.settings', Icon: UserIcon },
  { path: '/support', text: 'missing.help', Icon: InfoIcon },
] as const;

/** The account area's "not found" screen. */
export default function MissingScreen() {
  const { t } = useTranslation('account');
  return (
    <AccountPage heading={t('missing.heading')} subHeading={t('missing.text')}>
      <p>
        <LocalLink to="/account" className={buttonClass('primary')}>
          {t('missing.home')}
        </LocalLink>
      </p>
      <div className="account-missing">
        <div className="account-card">
          <ul className="support-articles">
            {WAYS.map(({ path, text, Icon }) => (
              <li key={path}>
                <LocalLink to={path} className="support-row">
                  <Icon size={20} />
                  {t(text)}
                  <ChevronRightIcon size={20} />
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
        <WelcomePicture />
      </div>
    </AccountPage>
  );
}
