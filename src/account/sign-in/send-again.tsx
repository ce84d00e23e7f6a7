import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '~/src/domain/data/result';
import { useSingleFlight } from '../ui/use-single-flight';
import { signInFailure } from './sign-in-failure';

interface SendAgainProps {
  readonly label: string;
  /** Sends another email; null if the address is unknown. */
  readonly send: () => Promise<Result<void> | null>;
  /** The confirmation once it has been sent. */
  readonly sent: string;
  /** A new code was sent; clear errors about the old one. */
  readonly onSent: () => void;
  /** An alternative link beside it. */
  readonly other?: ReactNode;
}

/** Requests another email and shows the outcome. */
export function SendAgain({ label, send, sent, onSent, other }: SendAgainProps) {
  const { t } = useTranslation('account');
  const [message, setMessage] = useState<{
    readonly isError: boolean;
    readonly text: string;
  } | null>(null);
  const { run, isBusy } = useSingleFlight(async () => {
    setMessage(null);
    const result = await send();
    if (result === null) return;
    if (result.ok) onSent();
    setMessage(
      result.ok
        ? { isError: false, text: sent }
        : { isError: true, text: signInFailure(t, result.error).message },
    );
  });
  return (
    <div className="send-again">
      <div className="entry-ways">
        <button
          type="button"
          className="link entry-link"
          aria-busy={isBusy || undefined}
          onClick={run}
        >
          {label}
        </button>
        {other}
      </div>
      <p role="status" className={message?.isError ? 'field-error' : 'field-note'}>
        {message?.text}
      </p>
    </div>
  );
}
