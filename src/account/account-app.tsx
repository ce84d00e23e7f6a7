import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { stripLocale } from '~/src/config/paths';
import type { CustomerCare } from '~/src/content/support';
import { useLocale } from '~/src/features/locale';
import { AccountFrame } from './account-frame';
import { AccountLoading } from './account-loading';
import { createQueryClient } from './data/query-client';
import { findRoute } from './routing/routes';
import { ensureAccountDocument } from './ensure-account-document';
import { SellerContext, type Seller } from './seller';
import { sessionOf } from './session/browser-session';
import type { OwnedSession } from './session/create-session';
import { CareContext } from './support/care-context';

export interface AccountAppProps {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'> & { readonly state?: unknown };
  /** Contact details of customer care. */
  readonly care: CustomerCare;
  readonly seller: Seller;
}

function BrowserAccount(props: AccountAppProps & { session: OwnedSession }) {
  const { location, care, seller, session } = props;
  const { brand } = useLocale();
  const [queries] = useState(createQueryClient);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const customerId = state.status === 'signedIn' ? state.customer.id : null;

  useEffect(() => session.start(), [session]);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void session.refresh();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [session]);
  // Nothing that one customer saw may be shown to the next.
  useEffect(() => () => queries.clear(), [customerId, queries]);

  const found = findRoute(stripLocale(location.pathname, brand), brand);
  return (
    <QueryClientProvider client={queries}>
      <CareContext.Provider value={care}>
        <SellerContext.Provider value={seller}>
          <AccountFrame location={location} session={session} state={state} found={found} />
        </SellerContext.Provider>
      </CareContext.Provider>
    </QueryClientProvider>
  );
}

/** The account area. Client-only, because it differs for every customer. */
export function AccountApp(props: AccountAppProps) {
  const { locale } = useLocale();
  const [session, setSession] = useState<OwnedSession | null>(null);
  useEffect(() => {
    if (ensureAccountDocument()) setSession(sessionOf(locale));
  }, [locale]);
  return session?.store === locale.store ? (
    <BrowserAccount key={locale.id} {...props} session={session} />
  ) : (
    <AccountLoading phone={props.care.phone} />
  );
}
