import { forwardRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '~/src/ui/forms/field';

export type PasswordFieldProps = Omit<FieldProps, 'type'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that reveals the input. */
export const PasswordField = forwardRef(function PasswordField(
  { label, ...rest }: PasswordFieldProps,
  ref: Ref<HTMLInputElement>,
) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  return (
    <div className="password-field">
      <Field
        ref={ref}
        {...rest}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className="password-reveal"
        aria-pressed={isShown}
        aria-label={t('password.showLabel', { label })}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'password.hide' : 'password.show')}
      </button>
    </div>
  );
});
