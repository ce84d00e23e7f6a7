import { navigate } from 'gatsby';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath, stripLocale } from '~/src/config/paths';
import { useLocale } from '~/src/features/locale';
import { sessionStore } from '~/src/features/storage';
import { ErrorBoundary } from '~/src/runtime/route-events/error-boundary';
import { LazyErrorMessage } from '~/src/runtime/route-events/lazy-error-message';
import { AccountBar } from './account-bar';
import { LOGIN_REDIRECT } from '~/src/config/tab-keys';
import { loginAddress, targetAfterSignIn } from './routing/return-path';
import { screenKey, type FoundRoute } from './routing/routes';
import { SCREENS } from './screens';
import type { SessionState } from './session/account-session';
import type { OwnedSession } from './session/create-session';
import { SignedInContext } from './session/session-context';
import { OwnedSessionContext } from './session/owned-session-context';
import { SigningOut } from './signing-out';
import { AccountSkeleton, FrameSkeleton } from './ui/account-skeleton';
import { ScreenChangeContext, type ScreenChange } from './ui/screen-change';
import { failureText } from './ui/failure-text';
import { FlashNotice } from './ui/flash-notice';
import { LoadFailure } from './ui/load-failure';

export interface AccountFrameProps {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'> & { readonly state?: unknown };
  readonly session: OwnedSession;
  readonly state: SessionState;
  readonly found: FoundRoute;
}

/** Where to redirect the visitor; null if this screen is open to them. */
const usePlaceInstead = ({ location, state, found }: AccountFrameProps): string | null => {
  const site = useLocale();
  const { pathname, search, hash } = location;
  const { access } = found.route;
  const written = found.path + search + hash;
  if (state.status === 'signedOut' && !state.leaving && access === 'customer') {
    return loginAddress(written, site);
  }
  if (stripLocale(pathname, site.brand) !== found.path) {
    return localizePath(written, site.locale, site.brand);
  }
  return state.status === 'signedIn' && access === 'visitor'
    ? targetAfterSignIn(search, sessionStore.get(LOGIN_REDIRECT), site)
    : null;
};

const useScreenChanges = (path: string): ScreenChange => {
  const first = useRef(path);
  return useMemo(() => {
    const isFirst = first.current === path;
    first.current = '';
    return { isChange: () => !isFirst };
  }, [path]);
};

/** Wraps every screen: checks who is signed in, shows the tabs, and redirects if needed. */
export function AccountFrame(props: AccountFrameProps) {
  const { location, session, state, found } = props;
  const { t } = useTranslation('account');
  const elsewhere = usePlaceInstead(props);
  const shown = screenKey(found, location.pathname);
  const screenChange = useScreenChanges(shown);
  const customer = state.status === 'signedIn' ? state.customer : null;
  const account = useMemo(() => (customer ? { session, customer } : null), [session, customer]);
  const { name, access } = found.route;

  useEffect(() => {
    if (elsewhere === null) return;
    if (access === 'visitor') sessionStore.remove(LOGIN_REDIRECT);
    void navigate(elsewhere, { replace: true });
  }, [elsewhere, access]);

  const isEntry = access === 'visitor' || name === 'resetPassword';
  if (state.status === 'signedOut' && state.leaving && !isEntry) {
    return (
      <div className="wrap account">
        <SigningOut leaving={state.leaving} isSaved={state.isSaved !== false} />
      </div>
    );
  }
  const Screen = SCREENS[name];
  const isWaiting = elsewhere !== null || (state.status === 'unknown' && access !== 'any');
  const waiting = access === 'customer' && !account ? <FrameSkeleton /> : <AccountSkeleton />;
  const screen: ReactNode = isWaiting ? (
    waiting
  ) : (
    <Screen location={location} params={found.params} />
  );
  return (
    <div className="wrap account">
      {account && access !== 'visitor' && name !== 'logout' && (
        <AccountBar account={account} current={name} />
      )}
      {state.status === 'unreachable' && access === 'customer' ? (
        <LoadFailure onRetry={() => void session.refresh()}>
          {failureText(t, state.error)}
        </LoadFailure>
      ) : (
        // What one customer typed must not reach the account of the next one.
        <ErrorBoundary
          key={access === 'customer' ? `${shown} ${customer?.id}` : shown}
          fallback={<LazyErrorMessage />}
        >
          <ScreenChangeContext.Provider value={screenChange}>
            <OwnedSessionContext.Provider value={session}>
              {access === 'customer' && !isWaiting && <FlashNotice isSignedIn />}
              <SignedInContext.Provider value={account}>{screen}</SignedInContext.Provider>
            </OwnedSessionContext.Provider>
          </ScreenChangeContext.Provider>
        </ErrorBoundary>
      )}
    </div>
  );
}
