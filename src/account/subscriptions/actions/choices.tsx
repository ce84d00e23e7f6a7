import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSkeleton } from '~/src/account/ui/account-skeleton';
import { LoadFailure } from '~/src/account/ui/load-failure';
import { failureReason } from '../data/failure-reason';
import type { Read } from '../data/use-subscriptions';

interface ChoicesProps<T> {
  readonly read: Read<T>;
  readonly children: (data: T) => ReactNode;
}

/** The choices of a form once loaded; until then a placeholder, or an error. */
export function Choices<T>({ read, children }: ChoicesProps<T>) {
  const { t } = useTranslation('account-subscriptions');
  const { data, error, isFetching, refetch } = read;
  if (data !== undefined) return <>{children(data)}</>;
  if (!error) return <AccountSkeleton rows={2} />;
  return (
    <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
      {t('dialog.failed')} {failureReason(error)}
    </LoadFailure>
  );
}
