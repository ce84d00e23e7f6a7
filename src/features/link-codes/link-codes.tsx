import { lazy, Suspense, useEffect, useState } from 'react';
import { localStore } from '../storage';
import { FOLLOWED_LINK_KEY, LINK_CODES_KEY } from './link-codes-key';

const LinkCodeApplier = lazy(() => import('./link-code-applier'));

/**
 * Applies the codes of links to the cart and records their campaign, on any page. `path` is the
 * page's: a link may be followed inside the shop too. Without codes nothing is loaded.
 */
export function LinkCodes({ path }: { readonly path: string }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const { search } = window.location;
    const isInAddress = /[?&](discount|referral_code)=/.test(search);
    if (/[?&]utm_/.test(search)) {
      void import('./visit-attribution').then(
        ({ captureCampaign }) => captureCampaign(search),
        () => undefined,
      );
    }
    // The visitor may leave the page before the code that reads the address has loaded.
    if (isInAddress) localStore.set(FOLLOWED_LINK_KEY, search);
    const isStored = [FOLLOWED_LINK_KEY, LINK_CODES_KEY].some(key => localStore.get(key) !== null);
    if (isInAddress || isStored) setNeeded(true);
  }, [path]);
  return isNeeded ? (
    <Suspense fallback={null}>
      <LinkCodeApplier path={path} />
    </Suspense>
  ) : null;
}
