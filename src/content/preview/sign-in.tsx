import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';

export interface SignInProps {
  /** Whether the content system rejected the last token. */
  readonly isRefused: boolean;
  readonly onToken: (token: string) => void;
}

/** Asks for an editor's token. */
export function SignIn({ isRefused, onToken }: SignInProps) {
  const { t } = useTranslation('preview');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'missing' | 'wrong' | null>(isRefused ? 'wrong' : null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const token = field.current?.value.trim() ?? '';
    if (token !== '') return onToken(token);
    setProblem('missing');
    field.current?.focus();
  };
  return (
    <section aria-labelledby={id} className="wrap section">
      <h1 id={id} className="text-4xl">
        {t('signIn.title')}
      </h1>
      <p className="mt-5 max-w-xl text-lg text-ink-soft">{t('signIn.body')}</p>
      <form noValidate className="mt-8 grid max-w-xl gap-4" onSubmit={submit}>
        <Field
          ref={field}
          label={t('signIn.token')}
          note={t('signIn.note')}
          error={problem && t(`signIn.${problem}`)}
          type="password"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" variant="primary">
          {t('signIn.submit')}
        </Button>
      </form>
    </section>
  );
}
