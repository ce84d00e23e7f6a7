import type { ReactNode } from 'react';
import type { Consent, ConsentChoices } from '~/src/features/consent';
import { ConsentBanner } from '~/src/features/consent';
import '~/src/styles/sheets/notices.css';

interface NoticeCardsProps {
  readonly isDetailed: boolean;
  readonly consent: Consent;
  /** The card of a waiting update, which comes last. */
  readonly offer: ReactNode;
  readonly onDecide: (choices: ConsentChoices) => void;
}

/** Loaded only if there is a notice to show. A phone shows one card at a time. */
export default function NoticeCards({ isDetailed, consent, offer, onDecide }: NoticeCardsProps) {
  return (
    <div className="notices">
      <ConsentBanner consent={consent} detailed={isDetailed} onDecide={onDecide} />
      {offer}
    </div>
  );
}
