import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '~/src/features/lazy-form';
import type { GatewayError } from '~/src/domain/data/result';
import { Button } from '~/src/ui/button';
import { useSingleFlight } from '../ui/use-single-flight';
import { useSteadyForm } from '../ui/use-steady-form';
import { AddressFields, isAddressField } from './address-fields';
import { addressSchema, fieldLabel, type AddressField, type AddressValues } from './address-schema';

/** The store's errors by field. */
const refusedFields = (error: GatewayError): readonly AddressField[] =>
  error.kind === 'user'
    ? error.userErrors.flatMap(({ field }) => {
        const name = field.at(-1) ?? '';
        return isAddressField(name) ? [name] : [];
      })
    : [];

interface AddressFormProps {
  readonly initial: AddressValues;
  /** Resolves to null once it is saved. */
  readonly onSave: (values: AddressValues) => Promise<GatewayError | null>;
  /** The only country to which can be sent; all countries without it. */
  readonly onlyCountry?: string;
  /** Closes the form; absent outside a dialog. */
  readonly onCancel?: () => void;
  /** The message if saving fails. */
  readonly problem: string;
}

/** The address form (spec account §5). Keeps the input until it is saved. */
export function AddressForm(props: AddressFormProps) {
  const { initial, onSave, onCancel, problem, onlyCountry } = props;
  const { t } = useTranslation('account-addresses');
  const resolver = useMemo(() => yupResolver(addressSchema(t)), [t]);
  const form = useForm<AddressValues>({ resolver, defaultValues: initial });
  const { register, handleSubmit, setError } = form;
  const [failure, setFailure] = useState<string | null>(null);

  useSteadyForm();
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
      <AddressFields form={form} onlyCountry={onlyCountry} />
      {!initial.isDefault && (
        <label className="check">
          <input type="checkbox" {...register('isDefault')} />
          <span>{t('form.isDefault')}</span>
        </label>
      )}
      <FormFailure>{failure}</FormFailure>
      <div className="account-form-end">
        <Button type="submit" variant="strong" busy={isBusy}>
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
