import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PRO_STAFF_PERCENT } from '~/src/config/constants';
import { isProStaff } from '~/src/domain/commerce/pro-staff';
import { LocalLink } from '~/src/features/links';
import { ErrorBoundary } from '~/src/runtime/route-events/error-boundary';
import { ArrowRightIcon } from '~/src/ui/icons';
import { PawIcon } from '~/src/ui/topic-icons';
import { useAccount } from '../session/session-context';
import { useRestoredOpenerFocus } from '../subscriptions/opener-focus';
import { AccountPage } from '../ui/account-page';
import { lazyPart } from '../ui/lazy-part';
import { DefaultAddress } from './default-address';
import { FirstSteps } from './first-steps';
import { LastOrder } from './last-order';

// The billing provider's client is large, and the rest of the screen does without it.
const NextDelivery = lazyPart(async () => (await import('./next-delivery')).NextDelivery, {
  rows: 1,
  shape: 'panel',
});

// Written out here so that the bundler drops the code from shops without a scheduler.
const OpenAppointment = process.env.GATSBY_SCHEDULER_ORIGIN
  ? lazy(async () => ({
      default: (await import('../appointments/open-appointment')).OpenAppointment,
    }))
  : () => null;

/** Spec account §6: the notice for members of the ProStaff program. */
function ProStaffNotice() {
  const { t } = useTranslation('account-home');
  return (
    <div className="home-pro">
      <PawIcon />
      <div>
        <p className="display text-lg">{t('proStaff')}</p>
        <p>{t('proStaffOff', { percent: PRO_STAFF_PERCENT })}</p>
      </div>
      <LocalLink to="/shop" className="link-arrow">
        {t('proStaffShop')}
        <ArrowRightIcon size={20} />
      </LocalLink>
    </div>
  );
}

/** The account's home screen: greets by first name and shows what comes next. */
export function HomeScreen() {
  const { t } = useTranslation('account-home');
  const { customer } = useAccount();
  const { firstName, tags } = customer;
  useRestoredOpenerFocus();
  return (
    <AccountPage
      heading={firstName ? t('greeting', { name: firstName }) : t('greetingUnnamed')}
      subHeading={t('lead')}
    >
      <ErrorBoundary fallback={null}>
        <NextDelivery />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <OpenAppointment />
        </Suspense>
      </ErrorBoundary>
      <div className="home-grid">
        <LastOrder />
        <DefaultAddress />
        <FirstSteps />
      </div>
      {isProStaff(tags) && <ProStaffNotice />}
    </AccountPage>
  );
}
