import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GatewayError } from '~/src/domain/data/result';
import { FormFailure } from '~/src/features/lazy-form';
import { Button } from '~/src/ui/button';
import { makeChange } from '../data/make-change';
import { useAccount } from '../session/session-context';
import { PasswordField } from '../ui/password-field';
import { useSingleFlight } from '../ui/use-single-flight';
import { passwordSchema, type PasswordValues } from './settings-schemas';
import { usePasswordChange } from './use-password-change';

type Failure = 'wrong' | 'policy' | 'limit' | 'signedOut' | 'failed';

const FAILURES: Readonly<Record<string, Failure>> = {
  'wrong-credentials': 'wrong',
  'password-policy': 'policy',
  'locked-out': 'limit',
  limit: 'limit',
  refused: 'signedOut',
  'signed-out': 'signedOut',
};

const TOO_MANY_REQUESTS = 429;

const failureOf = ({ status, userErrors }: GatewayError): Failure => {
  if (status === TOO_MANY_REQUESTS) return 'limit';
  return FAILURES[userErrors[0]?.code ?? ''] ?? 'failed';
};

const EMPTY: PasswordValues = { current: '', next: '', confirm: '' };

interface PasswordFormProps {
  /** Whether this form was the last to be saved. */
  readonly isSaved: boolean;
  readonly onSaved: (isSaved: boolean) => void;
}

/** Update Password (spec account §2). */
export function PasswordForm({ isSaved, onSaved }: PasswordFormProps) {
  const { t } = useTranslation(['account-settings', 'account']);
  const { customer } = useAccount();
  const changePassword = usePasswordChange();
  const resolver = useMemo(() => yupResolver(passwordSchema(t)), [t]);
  const form = useForm<PasswordValues>({ resolver, defaultValues: EMPTY });
  const { register, handleSubmit, reset, setError, formState } = form;
  const { errors } = formState;
  const [failure, setFailure] = useState<Failure | null>(null);

  const { run, isBusy } = useSingleFlight(
    handleSubmit(
      async ({ current, next }) => {
        setFailure(null);
        onSaved(false);
        const changed = await makeChange(() => changePassword(current, next));
        if (changed.ok) {
          reset(EMPTY);
          onSaved(true);
          return;
        }
        const found = failureOf(changed.error);
        if (found === 'wrong') setError('current', { message: t('password.wrong') }, FOCUS);
        else if (found === 'policy') setError('next', { message: t('password.policy') }, FOCUS);
        else setFailure(found);
      },
      () => onSaved(false),
    ),
  );

  const field = (name: keyof PasswordValues, note?: string) => (
    <PasswordField
      label={t(`password.${name}`)}
      {...(note === undefined ? {} : { note })}
      error={errors[name]?.message ?? null}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      {...register(name)}
    />
  );
  return (
    <form
      noValidate
      className="account-form"
      aria-busy={isBusy || undefined}
      onSubmit={event => {
        event.preventDefault();
        run();
      }}
    >
      {/* Password managers keep the new password for this name. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={customer.email}
        readOnly
        hidden
      />
      {field('current')}
      {field('next', t('password.note'))}
      {field('confirm')}
      <FormFailure>{failure && t(`password.${failure}`)}</FormFailure>
      <div className="account-form-end">
        <Button type="submit" variant="secondary" busy={isBusy}>
          {isBusy ? t('password.saving') : t('password.save')}
        </Button>
        <p role="status" className="settings-saved">
          {isSaved && t('password.saved')}
        </p>
        {isSaved && <p className="field-note">{t('account:otherDevices')}</p>}
      </div>
    </form>
  );
}

const FOCUS = { shouldFocus: true };
