import { yupResolver } from '@hookform/resolvers/yup';
import { navigate } from 'gatsby';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import type { GatewayError } from '~/src/domain/data/result';
import { CONTACT_PATH } from '~/src/domain/content/support';
import { FormFailure } from '~/src/features/lazy-form';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { updateCustomer } from '~/src/gateways/shopify/account/customer-update';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import { makeChange } from '../data/make-change';
import { useStoreCall } from '../data/use-store-call';
import { useAccount } from '../session/session-context';
import { failureKind } from '../ui/failure-kind';
import { useSingleFlight } from '../ui/use-single-flight';
import { shownPhone, toE164 } from './phone';
import { SETTINGS_PATH, type SettingsState } from './settings-state';
import { changedOf, detailsSchema, type DetailsValues } from './settings-schemas';

/** The store's own error message; null for other failures. */
const refusalOf = ({ kind, userErrors }: GatewayError): string | null => {
  const [first] = kind === 'user' ? userErrors : [];
  return first && first.code !== 'signed-out' && first.message !== '' ? first.message : null;
};

interface DetailsFormProps {
  /** Errors of the last submission, from the navigation state. */
  readonly errors: readonly string[];
  /** Whether this form was the last to be saved. */
  readonly isSaved: boolean;
  readonly onSaved: (isSaved: boolean) => void;
}

/** User Details: name, email and phone (spec account §2). */
export function DetailsForm({ errors: refusals, isSaved, onSaved }: DetailsFormProps) {
  const { t } = useTranslation('account-settings');
  const { brand, locale } = useLocale();
  const { session, customer } = useAccount();
  const call = useStoreCall();
  const resolver = useMemo(() => yupResolver(detailsSchema(t)), [t]);
  const form = useForm<DetailsValues>({
    resolver,
    // Another tab may change them too: untouched fields follow the stored values and are not sent.
    resetOptions: { keepDirtyValues: true },
    values: {
      firstName: customer.firstName ?? '',
      lastName: customer.lastName ?? '',
      phone: shownPhone(customer.phone),
      acceptsMarketing: customer.acceptsMarketing,
    },
  });
  const { register, handleSubmit, reset, formState } = form;
  const { errors, dirtyFields } = formState;
  const [failure, setFailure] = useState<'failed' | 'busyStore' | null>(null);

  // Spec account §8: the store's first message arrives here as navigation state.
  const showErrors = (messages: readonly string[]): void => {
    const state: SettingsState = { errors: messages };
    void navigate(localizePath(SETTINGS_PATH, locale, brand), { replace: true, state });
  };

  const { run, isBusy } = useSingleFlight(
    handleSubmit(
      async values => {
        setFailure(null);
        onSaved(false);
        const input = { ...values, phone: toE164(values.phone) ?? values.phone };
        const changed = changedOf(input, dirtyFields);
        const saved = await makeChange(() =>
          call((config, token) => updateCustomer(config, token, changed)),
        );
        const refusal = saved.ok ? null : refusalOf(saved.error);
        if (!saved.ok && refusal === null) {
          setFailure(failureKind(saved.error));
          return;
        }
        if (refusal !== null || refusals.length > 0) showErrors(refusal === null ? [] : [refusal]);
        if (!saved.ok) return;
        reset({ ...values, phone: shownPhone(input.phone) }, { keepDirtyValues: false });
        onSaved(true);
        await session.reloadCustomer();
      },
      () => onSaved(false),
    ),
  );

  const [refusal = null] = refusals;
  // The store's messages begin with the name of their field.
  const isAboutPhone = !isBusy && refusal !== null && /^phone\b/i.test(refusal);
  const labels = { firstName: t('details.firstName'), lastName: t('details.lastName') };
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
      <p className="settings-email">
        <span className="field-label">{t('details.email')}</span>
        <span>{customer.email}</span>
        <span className="field-note">
          {t('details.emailHint')}{' '}
          <LocalLink to={CONTACT_PATH} className="link">
            {t('details.emailContact')}
          </LocalLink>
        </span>
      </p>
      <div className="account-form-pair">
        <Field
          label={labels.firstName}
          error={errors.firstName?.message ?? null}
          autoComplete="given-name"
          {...register('firstName')}
        />
        <Field
          label={labels.lastName}
          error={errors.lastName?.message ?? null}
          autoComplete="family-name"
          {...register('lastName')}
        />
      </div>
      <Field
        label={t('details.optional', { label: t('details.phone') })}
        note={t('details.phoneNote')}
        error={errors.phone?.message ?? (isAboutPhone ? refusal : null)}
        type="tel"
        autoComplete="tel"
        {...register('phone')}
      />
      <label className="check">
        <input type="checkbox" {...register('acceptsMarketing')} />
        <span>{t('details.acceptsMarketing')}</span>
      </label>
      {/* Empty meanwhile, so that the same refusal is announced again. */}
      <FormFailure>
        {!isBusy && (failure ? t(`details.${failure}`) : isAboutPhone ? null : refusal)}
      </FormFailure>
      <div className="account-form-end">
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? t('details.saving') : t('details.save')}
        </Button>
        <p role="status" className="settings-saved">
          {isSaved && t('details.saved')}
        </p>
      </div>
    </form>
  );
}
