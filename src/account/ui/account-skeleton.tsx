import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '~/src/ui/skeleton';

export interface AccountSkeletonProps {
  /** Rows of the list that is loading. */
  readonly rows?: number;
}

/** From then on waiting needs a word. */
const SLOW_MS = 6000;

/** The place of a list or a form while it loads. */
export function AccountSkeleton({ rows = 3 }: AccountSkeletonProps) {
  const { t } = useTranslation('account');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="account-skeleton" role="status">
      {isSlow ? (
        <p className="text-ink-soft">{t('loadingSlow')}</p>
      ) : (
        <span className="sr-only">{t('loading')}</span>
      )}
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} className="account-skeleton-row" />
      ))}
    </div>
  );
}
