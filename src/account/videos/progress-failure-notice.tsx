import { useTranslation } from 'react-i18next';
import type { GatewayError } from '~/src/domain/data/result';
import { LoadFailure } from '../ui/load-failure';
import type { Progress } from './data/use-progress';

const reasonOf = ({ status, userErrors }: GatewayError): 'busy' | 'signIn' | null => {
  if (status === 429) return 'busy';
  return status === 401 || userErrors[0]?.code === 'signed-out' ? 'signIn' : null;
};

export interface ProgressFailureNoticeProps {
  readonly progress: Pick<Progress, 'failure' | 'isRetrying' | 'retry'>;
}

/** Says that the progress could not be saved and what happens to it; renders nothing otherwise. */
export function ProgressFailureNotice({ progress }: ProgressFailureNoticeProps) {
  const { t } = useTranslation('account-videos');
  const { failure, isRetrying, retry } = progress;
  if (!failure) return null;
  const reason = reasonOf(failure.error);
  return (
    <LoadFailure onRetry={retry} isRetrying={isRetrying}>
      {t(failure.task === 'load' ? 'progress.loadFailed' : 'progress.saveFailed')}{' '}
      {reason && `${t(`progress.${reason}`)} `}
      {t(failure.isKept ? 'progress.kept' : 'progress.unkept')}
    </LoadFailure>
  );
}
