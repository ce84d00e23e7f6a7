import { lazy, Suspense } from 'react';
import { useConsent } from '../features/consent';
import { useCurrency } from '../features/currency';
import { useLocale } from '../features/locale';
import type { PageIdentity } from '../features/navigation';
import { useOffer } from './service-worker/offer';

const NoticeCards = lazy(() => import('./notice-cards'));

export interface NoticesProps {
  readonly page: PageIdentity;
  /** The visitor asked for the privacy choices again. */
  readonly isReopened: boolean;
  readonly onDone: () => void;
}

/** What is asked of a new visitor, over the page's corner. Nothing is asked until it is known. */
export function Notices({ page, isReopened, onDone }: NoticesProps) {
  const { locale } = useLocale();
  const { decide, ...consent } = useConsent(locale.id);
  const { isCountryConfirmed, chooseLocale } = useCurrency();
  const asksPrivacy = consent.isKnown && (!consent.isDecided || isReopened);
  const asksCountry = isCountryConfirmed === false;
  const Offer = useOffer();
  const offer = Offer && <Offer />;
  if (!asksPrivacy && !asksCountry) return offer && <div className="notices">{offer}</div>;
  return (
    <Suspense fallback={null}>
      <NoticeCards
        page={page}
        asksCountry={asksCountry}
        asksPrivacy={asksPrivacy}
        isDetailed={isReopened}
        offer={offer}
        consent={consent}
        onCountry={chooseLocale}
        onDecide={chosen => {
          decide(chosen);
          onDone();
        }}
      />
    </Suspense>
  );
}
