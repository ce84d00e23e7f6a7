import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '~/src/domain/data/result';
import { Button } from '~/src/ui/button';
import { Disclosure } from '~/src/ui/disclosure';
import { Field } from '~/src/ui/forms/field';

export interface ChatTranscriptProps {
  readonly email: string;
  readonly onSend: (email: string) => Promise<Result<unknown> | null>;
}

/** Asks for an address and emails the conversation to it. */
export function ChatTranscript({ email: known, onSend }: ChatTranscriptProps) {
  const { t } = useTranslation('chat');
  const [email, setEmail] = useState(known);
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState('sending');
    const result = await onSend(email.trim());
    setState(result?.ok ? 'sent' : 'failed');
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const details = form.current?.closest('details');
    const show = (): void => {
      if (details?.open) form.current?.scrollIntoView({ block: 'end' });
    };
    details?.addEventListener('toggle', show);
    return () => details?.removeEventListener('toggle', show);
  }, []);
  return (
    <div>
      <Disclosure summary={t('transcript')}>
        <form ref={form} className="chat-transcript" onSubmit={event => void submit(event)}>
          <Field
            type="email"
            label={t('email')}
            autoComplete="email"
            required
            value={email}
            error={state === 'failed' ? t('transcriptFailed') : null}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" size="sm" busy={state === 'sending'}>
            {t('transcriptSend')}
          </Button>
        </form>
      </Disclosure>
      <p role="status" className="chat-status">
        {state === 'sent' && t('transcriptSent', { email })}
        {state === 'failed' && t('transcriptFailed')}
      </p>
    </div>
  );
}
