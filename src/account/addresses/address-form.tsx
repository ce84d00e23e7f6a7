import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '~/src/features/lazy-form';
import type { GatewayError } from '~/src/domain/data/result';
import { Button } from '~/src/ui/button';
import { Field, Select } from '~/src/ui/forms/field';
import { useSingleFlight } from '../ui/use-single-flight';
import { ADDRESS_COUNTRIES, addressCountry } from './address-regions';
import { addressSchema, fieldLabel, type AddressField, type AddressValues } from './address-schema';

const TEXT_FIELDS = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  zip: 'postal-code',
  phone: 'tel',
} as const;

type TextField = keyof typeof TEXT_FIELDS;

const OPTIONAL: readonly AddressField[] = ['company', 'address2', 'phone'];

const isTextField = (name: string): name is TextField => name in TEXT_FIELDS;
const isField = (name: string): name is AddressField =>
  isTextField(name) || name === 'province' || name === 'country';

/** The store's errors by field. */
const refusedFields = (error: GatewayError): readonly AddressField[] =>
  error.kind === 'user'
    ? error.userErrors.flatMap(({ field }) => {
        const name = field.at(-1) ?? '';
        return isField(name) ? [name] : [];
      })
    : [];

interface AddressFormProps {
  readonly initial: AddressValues;
  /** Resolves to null once it is saved. */
  readonly onSave: (values: AddressValues) => Promise<GatewayError | null>;
  /** Closes the form; absent outside a dialog. */
  readonly onCancel?: () => void;
  /** The message if saving fails. */
  readonly problem: string;
}

/** The address form (spec account §5). Keeps the input until it is saved. */
export function AddressForm({ initial, onSave, onCancel, problem }: AddressFormProps) {
  const { t } = useTranslation('account-addresses');
  const resolver = useMemo(() => yupResolver(addressSchema(t)), [t]);
  const form = useForm<AddressValues>({ resolver, defaultValues: initial });
  const { register, control, handleSubmit, setError, setValue, formState } = form;
  const { errors } = formState;
  const country = useWatch({ control, name: 'country' });
  const [failure, setFailure] = useState<string | null>(null);

  const { run, isBusy } = useSingleFlight(
    handleSubmit(async values => {
      setFailure(null);
      const error = await onSave(values);
      if (!error) return;
      const fields = refusedFields(error);
      fields.forEach((field, at) => {
        const message = t('form.invalid', { label: fieldLabel(t, field, values.country) });
        setError(field, { message }, { shouldFocus: at === 0 });
      });
      const [reported] = error.kind === 'user' ? error.userErrors : [];
      setFailure(
        fields.length > 0 || !reported?.message || reported.code === 'signed-out'
          ? t('keptTyped', { problem })
          : t('reason', { problem, reason: reported.message }),
      );
    }),
  );

  const labelOf = (field: AddressField): string => {
    const label = fieldLabel(t, field, country);
    return OPTIONAL.includes(field) ? t('form.optional', { label }) : label;
  };
  const text = (field: TextField) => (
    <Field
      label={labelOf(field)}
      error={errors[field]?.message ?? null}
      autoComplete={TEXT_FIELDS[field]}
      inputMode={field === 'phone' ? 'tel' : 'text'}
      {...register(field)}
    />
  );
  const { regions } = addressCountry(country);
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
      <Select
        label={labelOf('country')}
        error={errors.country?.message ?? null}
        autoComplete="country-name"
        {...register('country', { onChange: () => setValue('province', '') })}
      >
        <option value="">{t('form.choose')}</option>
        {ADDRESS_COUNTRIES.map(({ key, name }) => (
          <option key={name} value={name}>
            {t(`form.countries.${key}`)}
          </option>
        ))}
      </Select>
      <div className="account-form-pair">
        {text('firstName')}
        {text('lastName')}
      </div>
      {text('company')}
      {text('address1')}
      {text('address2')}
      {text('city')}
      <div className="account-form-pair">
        <Select
          key={country}
          label={labelOf('province')}
          error={errors.province?.message ?? null}
          autoComplete="address-level1"
          {...register('province', { deps: 'zip' })}
        >
          <option value="">{t('form.choose')}</option>
          {regions.map(region => (
            <option key={region} value={region}>
              {region}
            </option>
          ))}
        </Select>
        {text('zip')}
      </div>
      {text('phone')}
      {!initial.isDefault && (
        <label className="check">
          <input type="checkbox" {...register('isDefault')} />
          <span>{t('form.isDefault')}</span>
        </label>
      )}
      <FormFailure>{failure}</FormFailure>
      <div className="account-form-end">
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? t('form.saving') : t('form.save')}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
