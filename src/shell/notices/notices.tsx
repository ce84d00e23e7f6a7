import { lazy, Suspense } from 'react';
import { useConsent } from '~/src/features/consent';
import { useNotice } from '~/src/runtime/service-worker/notice-slot';

const NoticeCards = lazy(() => import('./notice-cards'));

export interface NoticesProps {
  /** The visitor asked for the privacy choices again. */
  readonly isReopened: boolean;
  readonly onDone: () => void;
}

/**
 * The notices to a new visitor, in a corner of the page. None is shown until consent and country
 * are known.
 */
export function Notices({ isReopened, onDone }: NoticesProps) {
  const { decide, ...consent } = useConsent();
  const asksPrivacy = consent.isKnown && (!consent.isDecided || isReopened);
  const Offer = useNotice();
  const offer = Offer && <Offer />;
  if (!asksPrivacy) return offer && <div className="notices">{offer}</div>;
  return (
    <Suspense fallback={null}>
      <NoticeCards
        isDetailed={isReopened}
        offer={offer}
        consent={consent}
        onDecide={chosen => {
          decide(chosen);
          onDone();
        }}
      />
    </Suspense>
  );
}
