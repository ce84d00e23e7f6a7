import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkFailure } from '~/src/runtime/route-events/chunk-failures';
import { claimRetry } from '~/src/runtime/route-events/claim-retry';
import { currentAddress, loadDocument } from '~/src/runtime/route-events/load-document';
import { AccountSkeleton, type AccountSkeletonProps } from './account-skeleton';
import { LoadFailure } from './load-failure';

function PartFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('account');
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return <LoadFailure onRetry={onRetry}>{t('failure.part')}</LoadFailure>;
}

/**
 * A part of the account whose code loads on demand. If loading fails, only this part shows an
 * error; it loads again on request, when it is reopened, and when the connection is back. React's
 * `lazy` would keep the first failure.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: AccountSkeletonProps = {},
): ((props: Props) => ReactNode) => {
  let loaded: { readonly View: ComponentType<Props> } | null = null;

  return function LazyPart(props) {
    const [part, setPart] = useState(loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const [attempt, setAttempt] = useState(0);
    const retry = useCallback(() => {
      setFailure(null);
      setAttempt(count => count + 1);
    }, []);

    useEffect(() => {
      if (loaded) return;
      let isShown = true;
      load().then(
        View => {
          loaded = { View };
          if (isShown) setPart(loaded);
        },
        (error: unknown) => {
          if (!isShown) return;
          setFailure({ error });
          // The chunk may belong to an older build; a reload gets the current one.
          const mayReload = isChunkFailure(error) && navigator.onLine;
          if (mayReload && claimRetry(currentAddress())) loadDocument(currentAddress());
        },
      );
      return () => {
        isShown = false;
      };
    }, [attempt]);

    if (part) return <part.View {...props} />;
    if (!failure) return <AccountSkeleton {...skeleton} />;
    if (!isChunkFailure(failure.error)) throw failure.error;
    return <PartFailure onRetry={retry} />;
  };
};
