import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PRO_STAFF_PERCENT } from '~/src/config/constants';
import { isProStaff } from '~/src/domain/commerce/pro-staff';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { ErrorBoundary } from '~/src/runtime/route-events/error-boundary';
import { ArrowRightIcon, ShieldIcon, TruckIcon } from '~/src/ui/icons';
import { HeartIcon, HomeIcon, PawIcon, RefreshIcon } from '~/src/ui/topic-icons';
import { hasRoute } from '../routing/routes';
import { useAccount } from '../session/session-context';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { PlayIcon } from '../ui/play-icon';
import { DefaultAddress } from './default-address';
import { LastOrder } from './last-order';

const TILES = [
  { name: 'orders', Icon: TruckIcon },
  { name: 'subscriptions', Icon: RefreshIcon },
  { name: 'addresses', Icon: HomeIcon },
  { name: 'videos', Icon: PlayIcon },
  { name: 'referral-program', Icon: HeartIcon },
  { name: 'settings', Icon: ShieldIcon },
] as const;

// The billing provider's client is large, and the rest of the screen does without it.
const NextDelivery = lazy(async () => ({
  default: (await import('./next-delivery')).NextDelivery,
}));

/** Spec account §6: the notice for customers of the pro program. */
function ProStaffNotice() {
  const { t } = useTranslation('account-home');
  return (
    <div className="home-pro">
      <PawIcon size={36} />
      <div>
        <p className="home-pro-title">{t('proStaff')}</p>
        <p>{t('proStaffOff', { percent: PRO_STAFF_PERCENT })}</p>
      </div>
      <LocalLink to="/shop" className="link-arrow">
        {t('proStaffShop')}
        <ArrowRightIcon size={20} />
      </LocalLink>
    </div>
  );
}

function Tiles() {
  const { t } = useTranslation('account-home');
  const { brand } = useLocale();
  return (
    <nav aria-label={t('tiles.label')}>
      <ul className="home-tiles">
        {TILES.filter(({ name }) => hasRoute(`/account/${name}`, brand)).map(({ name, Icon }) => (
          <li key={name}>
            <LocalLink to={`/account/${name}`} className="home-tile">
              <span className="prop-icon">
                <Icon />
              </span>
              <span>
                <b>{t(`tiles.${name}.title`)}</b>
                <span className="home-tile-text">{t(`tiles.${name}.body`)}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first screen of the account: a greeting by first name, and what comes next. */
export function HomeScreen() {
  const { t } = useTranslation('account-home');
  const { customer } = useAccount();
  const { firstName, tags } = customer;
  return (
    <AccountPage
      heading={firstName ? t('greeting', { name: firstName }) : t('greetingUnnamed')}
      subHeading={t('lead')}
    >
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<AccountSkeleton rows={1} />}>
          <NextDelivery />
        </Suspense>
      </ErrorBoundary>
      {isProStaff(tags) && <ProStaffNotice />}
      <div className="home-grid">
        <LastOrder />
        <DefaultAddress />
      </div>
      <Tiles />
    </AccountPage>
  );
}
