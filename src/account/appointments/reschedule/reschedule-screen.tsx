import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { ChevronLeftIcon } from '~/src/ui/icons';
import { SignedInContext } from '~/src/account/session/session-context';
import { AccountPage } from '~/src/account/ui/account-page';
import { AccountSkeleton } from '~/src/account/ui/account-skeleton';
import { KnownSession } from '~/src/account/ui/known-session';
import { LoadFailure } from '~/src/account/ui/load-failure';
import { APPOINTMENTS } from '../appointment-paths';
import { FetchFailure } from '../fetch-failure';
import { useAppointment } from '../use-appointments';
import { MissingAppointment } from './missing-appointment';
import { PresentAppointment, type Outcome } from './present-appointment';
import '~/src/styles/sheets/account-screens.css';

const NOT_FOUND = 404;

const HEADINGS = {
  open: 'headline',
  moved: 'doneTitle',
  cancelled: 'canceledTitle',
  past: 'details',
  missing: 'details',
} as const satisfies Readonly<Record<Outcome | 'missing', string>>;

interface FoundAppointmentProps {
  readonly id: string;
  readonly onOutcome: (outcome: Outcome | 'missing') => void;
}

function FoundAppointment({ id, onOutcome }: FoundAppointmentProps) {
  const { t } = useTranslation('account-appointments');
  const { data, error, isFetching, refetch } = useAppointment(id);
  const isMissing = !data && error?.status === NOT_FOUND;
  useEffect(() => {
    if (isMissing) onOutcome('missing');
  }, [isMissing, onOutcome]);
  if (data) {
    return (
      <>
        {error && (
          <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
            {t('list.stale')}
          </LoadFailure>
        )}
        <PresentAppointment
          appointment={data}
          onOutdated={() => void refetch()}
          onOutcome={onOutcome}
        />
      </>
    );
  }
  if (!error) return <AccountSkeleton rows={2} />;
  if (isMissing) return <MissingAppointment id={id} />;
  return (
    <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
      <FetchFailure error={error} />
    </LoadFailure>
  );
}

/**
 * Moves or cancels a consultation. Open to visitors: emails link here, and their unguessable ids
 * are the only key.
 */
export function RescheduleScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('account-appointments');
  const account = useContext(SignedInContext);
  const [outcome, setOutcome] = useState<Outcome | 'missing'>('open');
  return (
    <AccountPage
      heading={t(`reschedule.${HEADINGS[outcome]}`)}
      isTitle={outcome !== 'open'}
      subHeading={outcome === 'open' ? t('reschedule.lead') : null}
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
        <FoundAppointment id={id} onOutcome={setOutcome} />
      </KnownSession>
    </AccountPage>
  );
}
