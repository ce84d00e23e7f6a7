import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormField, FormFieldKind } from '~/src/domain/content/form-modules';
import { Field, Select, TextArea } from '~/src/ui/forms/field';
import { InfoIcon } from '~/src/ui/icons';

const TYPES: Partial<Readonly<Record<FormFieldKind, string>>> = { email: 'email', phone: 'tel' };

interface LeadFieldProps {
  readonly field: FormField;
  readonly error: string | undefined;
}

function Check({ field, error }: LeadFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          name={field.name}
          required={field.isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        {field.label}
      </label>
      {error && (
        <span id={id} className="field-error">
          <InfoIcon size={20} />
          {error}
        </span>
      )}
    </div>
  );
}

/** A field, as its editor configured it. */
export function LeadField({ field, error }: LeadFieldProps) {
  const { t } = useTranslation('forms');
  const { name, kind, isRequired, note, options, autoComplete } = field;
  if (kind === 'check') return <Check field={field} error={error} />;
  const common = {
    name,
    label: isRequired ? field.label : t('optional', { label: field.label }),
    required: isRequired,
    error,
    ...(note === null ? {} : { note }),
    ...(autoComplete === null ? {} : { autoComplete }),
  };
  if (kind === 'longText') return <TextArea {...common} />;
  if (kind === 'select') {
    return (
      <Select {...common} defaultValue="">
        <option value="">{t('choose')}</option>
        {options.map(option => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  }
  return <Field {...common} type={TYPES[kind] ?? 'text'} />;
}
