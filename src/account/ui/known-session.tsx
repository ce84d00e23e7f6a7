import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnedSession } from '../session/owned-session-context';
import { AccountSkeleton } from './account-skeleton';
import { failureText } from './failure-text';
import { LoadFailure } from './load-failure';

/**
 * Waits until it is known who the visitor is, for screens that are different for customers and for others. What is
 * shown then stays, whatever becomes of the session: somebody may be filling it in.
 */
export function KnownSession({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('account');
  const session = useOwnedSession();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const isKnown = useRef(false);
  isKnown.current ||= state.status === 'signedIn' || state.status === 'signedOut';
  if (isKnown.current) return <>{children}</>;
  return state.status === 'unreachable' ? (
    <LoadFailure onRetry={() => void session.refresh()}>{failureText(t, state.error)}</LoadFailure>
  ) : (
    <AccountSkeleton />
  );
}
