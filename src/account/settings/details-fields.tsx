import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CONTACT_PATH } from '~/src/domain/content/support';
import { LocalLink } from '~/src/features/links';
import { Field } from '~/src/ui/forms/field';
import { useAccount } from '../session/session-context';
import type { DetailsValues } from './settings-schemas';

interface DetailsFieldsProps {
  readonly form: UseFormReturn<DetailsValues>;
  /** The store's error about the phone number. */
  readonly phoneRefusal: string | null;
}

/** The fields of User Details; the email address cannot be changed here. */
export function DetailsFields({ form, phoneRefusal }: DetailsFieldsProps) {
  const { t } = useTranslation('account-settings');
  const { customer } = useAccount();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className="account-form-pair">
        <Field
          label={t('details.firstName')}
          error={errors.firstName?.message ?? null}
          autoComplete="given-name"
          {...register('firstName')}
        />
        <Field
          label={t('details.lastName')}
          error={errors.lastName?.message ?? null}
          autoComplete="family-name"
          {...register('lastName')}
        />
      </div>
      <div className="account-form-pair">
        <p className="field">
          <span className="field-label">{t('details.email')}</span>
          <span className="settings-email">{customer.email}</span>
          <span className="field-note">
            {t('details.emailHint')}{' '}
            <LocalLink to={CONTACT_PATH} className="link">
              {t('details.emailContact')}
            </LocalLink>
          </span>
        </p>
        <Field
          label={t('details.optional', { label: t('details.phone') })}
          note={t('details.phoneNote')}
          error={errors.phone?.message ?? phoneRefusal}
          type="tel"
          autoComplete="tel"
          {...register('phone')}
        />
      </div>
      <label className="check">
        <input type="checkbox" {...register('acceptsMarketing')} />
        <span>{t('details.acceptsMarketing')}</span>
      </label>
    </>
  );
}
