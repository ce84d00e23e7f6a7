import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartActions } from '../state/use-cart';

const SLOW_MS = 2000;
const LONG_MS = 8000;

interface WaitProps {
  /** Shown after two seconds. */
  readonly text: string;
  /** Shown after eight seconds, before the call itself times out. */
  readonly longText: string;
  /** The label of the alternative. */
  readonly goOn: string;
  readonly onGoOn: () => void;
  /** How long the call has been running already. */
  readonly elapsedMs?: number;
}

/**
 * Says what a slow store is still working on, and offers an alternative; the timer restarts with
 * every reply. Used in a live region.
 */
export function SlowMessage({ text, longText, goOn, onGoOn, elapsedMs = 0 }: WaitProps) {
  const { t } = useTranslation('cart');
  const { retry } = useCartActions();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'short' | 'slow' | 'long'>('short');
  useEffect(() => {
    const passed = tries === 0 ? elapsedMs : 0;
    setState(passed >= SLOW_MS ? 'slow' : 'short');
    const slow = setTimeout(() => setState('slow'), Math.max(0, SLOW_MS - passed));
    const long = setTimeout(() => setState('long'), Math.max(0, LONG_MS - passed));
    return () => {
      clearTimeout(slow);
      clearTimeout(long);
    };
  }, [tries, elapsedMs]);

  if (state === 'short') return null;
  if (state === 'slow') return <p>{text}</p>;
  return (
    <div>
      <p>{longText}</p>
      <p className="flex gap-4">
        <button
          type="button"
          className="link min-h-11"
          onClick={() => {
            setTries(tries + 1);
            retry();
          }}
        >
          {t('retry')}
        </button>
        <button type="button" className="link min-h-11" onClick={onGoOn}>
          {goOn}
        </button>
      </p>
    </div>
  );
}
