import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '~/src/ui/skeleton';

export interface AccountSkeletonProps {
  /** Rows of the list that is loading. */
  readonly rows?: number;
  /** What comes: cards of a list, the large panel of a delivery, or a line within a card. */
  readonly shape?: 'card' | 'panel' | 'line';
}

/** From then on waiting needs a word. */
const SLOW_MS = 6000;

/** The place of a list or a form while it loads. */
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

/** The bar and the title of a screen before it is known whose account it is. */
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
