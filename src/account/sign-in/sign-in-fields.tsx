import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '~/src/ui/forms/field';
import { PasswordField } from '../ui/password-field';
import { labelOf } from './sign-in-rules';

type FieldState = UseFormRegisterReturn & { readonly error: string | null };

/** The email address used to sign in. */
export function EmailField({ field }: { readonly field: FieldState }) {
  const { t } = useTranslation(['account', 'forms']);
  return (
    <Field
      {...field}
      label={labelOf(t, 'email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      required
    />
  );
}

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly password: FieldState;
  readonly confirmation: FieldState;
}

/** A new password, entered twice. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['account', 'forms']);
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        note={t('password.note')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...confirmation}
        label={labelOf(t, 'confirmation')}
        autoComplete="new-password"
        required
      />
    </>
  );
}
