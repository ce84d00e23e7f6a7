import { useTranslation } from 'react-i18next';
import { Skeleton } from '~/src/ui/skeleton';

export interface AccountSkeletonProps {
  /** Rows of the list that is loading. */
  readonly rows?: number;
}

/** The place of a list or a form while it loads. */
export function AccountSkeleton({ rows = 3 }: AccountSkeletonProps) {
  const { t } = useTranslation('account');
  return (
    <div className="account-skeleton" role="status">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} className="account-skeleton-row" />
      ))}
    </div>
  );
}
