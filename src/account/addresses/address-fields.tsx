import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field, Select } from '~/src/ui/forms/field';
import { ADDRESS_COUNTRIES, addressCountry } from './address-regions';
import { fieldLabel, type AddressField, type AddressValues } from './address-schema';

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

export const isAddressField = (name: string): name is AddressField =>
  isTextField(name) || name === 'province' || name === 'country';

interface AddressFieldsProps {
  readonly form: UseFormReturn<AddressValues>;
  /** The only country offered; all countries without it. */
  readonly onlyCountry?: string | undefined;
}

/** The fields of an address; labels and regions are those of the chosen country. */
export function AddressFields({ form, onlyCountry }: AddressFieldsProps) {
  const { t } = useTranslation('account-addresses');
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const country = useWatch({ control, name: 'country' });
  const initialCountry = formState.defaultValues?.country;
  const { regions } = addressCountry(country);
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
  return (
    <>
      <Select
        label={labelOf('country')}
        error={errors.country?.message ?? null}
        autoComplete="country-name"
        {...register('country', { onChange: () => setValue('province', '') })}
      >
        <option value="">{t('form.choose')}</option>
        {ADDRESS_COUNTRIES.filter(
          ({ name }) =>
            onlyCountry === undefined || name === onlyCountry || name === initialCountry,
        ).map(({ key, name }) => (
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
    </>
  );
}
