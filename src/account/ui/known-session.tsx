import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnedSession } from '../session/owned-session-context';
import { AccountSkeleton } from './account-skeleton';
import { failureText } from './failure-text';
import { LoadFailure } from './load-failure';

/**
 * Waits until the session is known, for screens that differ between customers and visitors. Later
 * changes of the session do not swap the content: somebody may be filling in a form.
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
