import { useConsent } from '../features/consent';
import { ConsentBanner } from '../features/navigation';

/** Asks what may be loaded, once it is known that nobody has answered yet. */
export function ConsentGate() {
  const { choices, isDecided, isKnown, decide } = useConsent();
  return isKnown && !isDecided ? <ConsentBanner choices={choices} onDecide={decide} /> : null;
}
