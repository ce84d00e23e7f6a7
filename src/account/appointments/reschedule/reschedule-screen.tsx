import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { ChevronLeftIcon } from '~/src/ui/icons';
import { SignedInContext } from '../../session/session-context';
import { AccountPage } from '../../ui/account-page';
import { AccountSkeleton } from '../../ui/account-skeleton';
import { failureText } from '../../ui/failure-text';
import { KnownSession } from '../../ui/known-session';
import { LoadFailure } from '../../ui/load-failure';
import { APPOINTMENTS } from '../appointment-paths';
import { useAppointment } from '../use-appointments';
import { MissingAppointment } from './missing-appointment';
import { PresentAppointment } from './present-appointment';
import '~/src/ui/styles/sheets/account-screens.css';

const NOT_FOUND = 404;

function FoundAppointment({ id }: { readonly id: string }) {
  const { t } = useTranslation(['account-appointments', 'account']);
  const { data, error, isFetching, refetch } = useAppointment(id);
  if (data) {
    return (
      <>
        {error && (
          <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
            {t('list.stale')}
          </LoadFailure>
        )}
        <PresentAppointment appointment={data} onOutdated={() => void refetch()} />
      </>
    );
  }
  if (!error) return <AccountSkeleton rows={2} />;
  if (error.status === NOT_FOUND) return <MissingAppointment id={id} />;
  return (
    <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
      <b>{t('list.failed')}</b>
      <br />
      {failureText(t, error)}
    </LoadFailure>
  );
}

/**
 * Moves or cancels a consultation. Not behind the sign-in: the mails of visitors lead here too, and only they know
 * the ids of theirs.
 */
export function RescheduleScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('account-appointments');
  const account = useContext(SignedInContext);
  return (
    <AccountPage
      heading={t('reschedule.headline')}
      subHeading={t('reschedule.lead')}
      back={
        account && (
          <LocalLink to={APPOINTMENTS} className="account-back">
            <ChevronLeftIcon size={20} />
            {t('actions.all')}
          </LocalLink>
        )
      }
    >
      <KnownSession>
        <FoundAppointment id={id} />
      </KnownSession>
    </AccountPage>
  );
}
