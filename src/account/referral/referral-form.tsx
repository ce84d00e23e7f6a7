import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CustomerAddress } from '~/src/domain/commerce/customer-address';
import { FormFailure } from '~/src/features/lazy-form';
import { REGION_REFUSED } from '~/src/gateways/service/referral';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import { LoadFailure } from '../ui/load-failure';
import { useSingleFlight } from '../ui/use-single-flight';
import { useSteadyForm } from '../ui/use-steady-form';
import {
  referralRules,
  refusalMessage,
  refusedField,
  shownTenDigits,
  toRequest,
  type ReferralField,
  type ReferralValues,
} from './referral-rules';
import { useJoinReferral } from './use-referral';

const US_ZIP = /^\d{5}$/;

const HINTS = {
  company: { autoComplete: 'organization' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  zip: { autoComplete: 'postal-code', inputMode: 'text' },
  phone: { autoComplete: 'tel', type: 'tel' },
} as const;

interface ReferralFormProps {
  readonly initial: ReferralValues;
  /** The customer's default address, once it is known: fills in what is still empty. */
  readonly home?: CustomerAddress | undefined;
  readonly isMember: boolean;
  /** Called with false as it is sent or refused, with true once the service has accepted it. */
  readonly onSaved: (isSaved: boolean) => void;
}

/** The form to join the referral program (spec account §5). Keeps the input until it is saved. */
export function ReferralForm({ initial, home, isMember, onSaved }: ReferralFormProps) {
  const { t } = useTranslation(['account-referral', 'account', 'forms']);
  useSteadyForm();
  const join = useJoinReferral();
  const resolver = useMemo(() => yupResolver(referralRules(t)), [t]);
  const { register, control, handleSubmit, setError, clearErrors, setValue, getValues, formState } =
    useForm<ReferralValues>({ resolver, defaultValues: initial });
  const known = useMemo(
    () => ({
      zip: initial.zip || US_ZIP.exec(home?.zip ?? '')?.[0] || '',
      phone: initial.phone || shownTenDigits(home?.phone ?? ''),
    }),
    [initial.zip, initial.phone, home],
  );
  useEffect(() => {
    (['zip', 'phone'] as const).forEach(name => {
      if (getValues(name) === '') setValue(name, known[name]);
    });
  }, [known, getValues, setValue]);
  const isWithoutZip = useWatch({ control, name: 'isWithoutZip' });
  const [outcome, setOutcome] = useState<'region' | 'failed' | null>(null);

  const { run, isBusy } = useSingleFlight(
    handleSubmit(
      async values => {
        setOutcome(null);
        onSaved(false);
        const joined = await join(toRequest(values));
        if (joined.ok) {
          onSaved(true);
          return;
        }
        const refused = joined.error.userErrors.flatMap(({ field, code }) => {
          const name = refusedField(field);
          return name ? [{ name, message: refusalMessage(t, name, code) }] : [];
        });
        refused.forEach(({ name, message }, at) =>
          setError(name, { message }, { shouldFocus: at === 0 }),
        );
        if (refused.length > 0) return;
        setOutcome(joined.error.userErrors[0]?.code === REGION_REFUSED ? 'region' : 'failed');
      },
      () => onSaved(false),
    ),
  );

  const field = (name: ReferralField) => ({
    label: t(`form.${name}`),
    error: formState.errors[name]?.message ?? null,
    ...HINTS[name],
    ...register(name),
  });
  // How to write it needs no saying where it is filled in already.
  const format = (name: 'zip' | 'phone', note: string) =>
    known[name] === '' || formState.errors[name] ? { note } : {};
  return (
    <form
      noValidate
      className="account-form"
      aria-label={t('form.title')}
      aria-busy={isBusy || undefined}
      onSubmit={event => {
        event.preventDefault();
        run();
      }}
    >
      <Field {...field('company')} note={t('form.companyNote')} />
      <Field {...field('email')} note={t('form.emailNote')} />
      <div className="referral-pair">
        <Field {...field('phone')} {...format('phone', t('form.phoneNote'))} />
        <Field
          {...field('zip')}
          {...(isWithoutZip
            ? { note: t('form.zipNotEligible') }
            : format('zip', t('form.zipNote')))}
          readOnly={isWithoutZip}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          {...register('isWithoutZip', { onChange: () => clearErrors('zip') })}
        />
        <span>{t('form.isWithoutZip')}</span>
      </label>
      <FormFailure>{!isBusy && outcome === 'region' ? t('region') : null}</FormFailure>
      {outcome === 'failed' && (
        <LoadFailure onRetry={run} isRetrying={isBusy}>
          {t('failed')}
        </LoadFailure>
      )}
      <div className="account-form-end">
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? t('form.busy') : t(isMember ? 'form.save' : 'form.join')}
        </Button>
      </div>
    </form>
  );
}
