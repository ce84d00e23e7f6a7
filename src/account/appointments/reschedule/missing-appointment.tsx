import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { SignedInContext } from '~/src/account/session/session-context';
import { APPOINTMENTS, reschedulePath } from '../appointment-paths';

/** Shown for unknown ids and for appointments of another account. */
export function MissingAppointment({ id }: { readonly id: string }) {
  const { t } = useTranslation('account-appointments');
  const isVisitor = useContext(SignedInContext) === null;
  return (
    <div className="account-card account-empty" role="alert">
      <h2 className="text-2xl">{t('reschedule.missingTitle')}</h2>
      <p>{t(isVisitor ? 'reschedule.missingVisitor' : 'reschedule.missingCustomer')}</p>
      {isVisitor ? (
        <LocalLink
          to={`/account/login?redirect=${encodeURIComponent(reschedulePath(id))}`}
          className={buttonClass('primary')}
        >
          {t('reschedule.signIn')}
        </LocalLink>
      ) : (
        <LocalLink to={APPOINTMENTS} className={buttonClass('secondary')}>
          {t('actions.all')}
        </LocalLink>
      )}
    </div>
  );
}
