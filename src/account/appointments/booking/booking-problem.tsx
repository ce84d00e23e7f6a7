import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { LoadFailure } from '~/src/account/ui/load-failure';
import { ShopPhone } from '~/src/account/ui/shop-phone';
import { BOOKING } from '../appointment-paths';
import type { BookingFailure } from './use-booking';

interface BookingProblemProps {
  readonly failure: BookingFailure;
  readonly onRetry: () => void;
}

/**
 * Why a consultation was not booked, and what to do (spec account §8 Scheduler). It scrolls into
 * view: on a phone the button is pressed where the end of the form is not on the screen.
 */
export function BookingProblem(props: BookingProblemProps) {
  const place = useRef<HTMLDivElement>(null);
  // In braces: newer browsers return a promise, which React would treat as a cleanup function.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Reason {...props} />
    </div>
  );
}

function SignInLink() {
  const { t } = useTranslation('account-appointments');
  return (
    <LocalLink to={`/account/login?redirect=${encodeURIComponent(BOOKING)}`} className="link">
      {t('booking.account.signIn')}
    </LocalLink>
  );
}

/** Says why the form of a customer has become that of a visitor. */
export function SignedOutNotice() {
  const { t } = useTranslation('account-appointments');
  return (
    <p role="alert" className="account-failure">
      {t('booking.account.ended')} <SignInLink />
    </p>
  );
}

function Reason({ failure, onRetry }: BookingProblemProps) {
  const { t } = useTranslation(['account-appointments', 'account']);
  if (failure === 'ended') {
    return (
      <LoadFailure onRetry={onRetry}>
        {t('booking.account.ended')} <SignInLink />
      </LoadFailure>
    );
  }
  if (failure === 'unanswered') {
    return <LoadFailure onRetry={onRetry}>{t('booking.unanswered')}</LoadFailure>;
  }
  return (
    <LoadFailure onRetry={onRetry}>
      {failure === 'unverified' ? t('account:refusal.unverified') : t('booking.failed')}{' '}
      <ShopPhone>{phone => t('booking.call', { phone })}</ShopPhone>
      <br />
      {t('booking.kept')} {failure === 'lost' && t('booking.mayBeMade')}
    </LoadFailure>
  );
}
