import { forwardRef, type InputHTMLAttributes, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldFrameProps } from '~/src/ui/forms/field';

type CodeFieldProps = Pick<FieldFrameProps, 'note' | 'error'> &
  InputHTMLAttributes<HTMLInputElement>;

/** The field for an emailed code; phones suggest it above the keyboard. */
export const CodeField = forwardRef(function CodeField(
  props: CodeFieldProps,
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
      placeholder="––––––"
      required
    />
  );
});
