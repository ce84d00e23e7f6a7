import { forwardRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '~/src/ui/forms/field';

/** A code from an email; phones offer it above the keyboard. */
export const CodeField = forwardRef(function CodeField(
  props: Omit<FieldProps, 'label'>,
  ref: Ref<HTMLInputElement>,
) {
  const { t } = useTranslation('account');
  return (
    <Field
      ref={ref}
      {...props}
      label={t('fields.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="code-input"
      required
    />
  );
});
