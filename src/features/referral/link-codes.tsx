import { lazy, Suspense, useEffect, useState } from 'react';
import { localStore } from '../storage';
import { LINK_CODES_KEY } from './link-codes-key';

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
    if (isInAddress || localStore.get(LINK_CODES_KEY) !== null) setNeeded(true);
  }, [path]);
  return isNeeded ? (
    <Suspense fallback={null}>
      <LinkCodeApplier path={path} />
    </Suspense>
  ) : null;
}
