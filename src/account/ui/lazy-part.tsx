import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useReducer,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkFailure } from '~/src/runtime/route-events/chunk-failures';
import { claimRetry } from '~/src/runtime/route-events/claim-retry';
import { currentAddress, loadDocument } from '~/src/runtime/route-events/load-document';
import { AccountSkeleton } from './account-skeleton';
import { LoadFailure } from './load-failure';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** The code did not load, and its failure is kept by React. */
  readonly onFailure: () => void;
  readonly onRetry: () => void;
}

interface PartBoundaryState {
  readonly failed: { readonly error: unknown } | null;
}

function PartFailure({ onRetry }: Pick<PartBoundaryProps, 'onRetry'>) {
  const { t } = useTranslation('account');
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return <LoadFailure onRetry={onRetry}>{t('failure.part')}</LoadFailure>;
}

/** Only for code that did not load; what else fails is for the boundaries around it. */
class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override readonly state: PartBoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (!isChunkFailure(error)) return;
    this.props.onFailure();
    // The code may be gone with an older build: then a new document has that of the present one.
    if (navigator.onLine && claimRetry(currentAddress())) loadDocument(currentAddress());
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    if (!isChunkFailure(failed.error)) throw failed.error;
    return <PartFailure onRetry={this.props.onRetry} />;
  }
}

/**
 * A part of the account whose code is loaded when it is first shown. If that fails, a message takes
 * its place and everything around it stays; it is loaded again on request, when the part is opened
 * again, and when the connection is back.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeletonRows?: number,
): ComponentType<Props> => {
  const fresh = (): ComponentType<Props> => lazy(async () => ({ default: await load() }));
  let Part = fresh();
  const renew = (): void => {
    Part = fresh();
  };
  const skeleton =
    skeletonRows === undefined ? <AccountSkeleton /> : <AccountSkeleton rows={skeletonRows} />;
  return function LazyPart(props) {
    const [attempt, retry] = useReducer((count: number) => count + 1, 0);
    return (
      <PartBoundary key={attempt} onFailure={renew} onRetry={retry}>
        <Suspense fallback={skeleton}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
};
