import type { FormEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FormEngine } from './form-engine';
import type { FormHandler } from './form-handler';
import { trackPresses, afterRelease } from './press-tracking';

export type FormStatus = 'idle' | 'sending' | 'done' | 'failed';

export interface LazyForm {
  readonly status: FormStatus;
  /** By the names of the fields. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why it could not be sent; null unless it failed. */
  readonly failure: string | null;
  /** Starts to load validation and submission. */
  readonly activate: () => void;
  /**
   * Validates a part that is not a form control, such as a captcha, again if it has been validated
   * before.
   */
  readonly revalidate: (name: string) => void;
  /** For the form element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement>;
    readonly noValidate: true;
    /** Without scripts, or before they run, nothing is sent anywhere. */
    readonly method: 'dialog';
    readonly onFocus: () => void;
    readonly onBlur: (event: FormEvent) => void;
    readonly onChange: (event: FormEvent) => void;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

/**
 * A form that is plain markup until a visitor uses it; then `load` provides its rules and its
 * submission. Input and focus are kept. `unloaded` is shown if they cannot be loaded; submitting
 * again retries.
 */
export function useLazyForm(load: () => Promise<FormHandler>, unloaded: string): LazyForm {
  const ref = useRef<HTMLFormElement>(null);
  const engine = useRef<Promise<FormEngine> | null>(null);
  const isSending = useRef(false);
  const [status, setStatus] = useState<FormStatus>('idle');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(trackPresses, []);

  const start = (): Promise<FormEngine> => {
    engine.current ??= Promise.all([import('./form-engine'), load()]).then(
      ([{ FormEngine: Engine }, work]) => {
        if (!ref.current) throw new Error('The form is gone.');
        return new Engine(ref.current, work, setErrors);
      },
    );
    return engine.current.catch((error: unknown) => {
      engine.current = null;
      throw error;
    });
  };
  const wake = (): void => void start().catch(() => undefined);
  const follow = (task: (engine: FormEngine) => Promise<void>): void =>
    void start().then(task, () => undefined);

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('sending');
    setFailure(null);
    try {
      const sent = await (await start()).submit();
      if (sent?.kind === 'failed') setFailure(sent.message);
      setStatus(sent === null || sent.kind === 'refused' ? 'idle' : sent.kind);
    } catch {
      setFailure(unloaded);
      setStatus('failed');
    } finally {
      isSending.current = false;
    }
  };

  return {
    status,
    errors,
    failure,
    activate: wake,
    revalidate: name => follow(loaded => loaded.recheck(name)),
    props: {
      ref,
      noValidate: true,
      method: 'dialog',
      onFocus: wake,
      onBlur: ({ target }) => void afterRelease().then(() => follow(loaded => loaded.left(target))),
      onChange: ({ target }) => follow(loaded => loaded.changed(target)),
      onSubmit: event => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
