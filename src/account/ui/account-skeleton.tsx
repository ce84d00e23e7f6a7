import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '~/src/ui/skeleton';

export interface AccountSkeletonProps {
  /** The number of rows in the list that is loading. */
  readonly rows?: number;
  /** What is loading: cards of a list, the delivery panel, or a line within a card. */
  readonly shape?: 'card' | 'panel' | 'line';
}

/** After this long, say that it is still loading. */
const SLOW_MS = 6000;

/** A placeholder for a list or form while it loads. */
export function AccountSkeleton({ rows = 3, shape = 'card' }: AccountSkeletonProps) {
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
        <div key={at} className="account-skeleton-row" data-shape={shape} aria-hidden="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

/** The tab bar and heading while it is not yet known who is signed in. */
export function FrameSkeleton() {
  return (
    <>
      <div className="account-bar-place" aria-hidden="true" />
      <div className="account-page">
        <Skeleton className="account-title-place" />
        <AccountSkeleton />
      </div>
    </>
  );
}
