import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '~/src/features/lazy-form';
import { Button } from '~/src/ui/button';
import { useAccount } from '../session/session-context';
import { DetailsFields } from './details-fields';
import { shownPhone } from './phone';
import { detailsSchema, type DetailsValues } from './settings-schemas';
import { useSaveDetails } from './use-save-details';

interface DetailsFormProps {
  /** Errors of the last submission, from the navigation state. */
  readonly errors: readonly string[];
  /** Whether this form was the last to be saved. */
  readonly isSaved: boolean;
  readonly onSaved: (isSaved: boolean) => void;
}

/** User Details: name, email and phone (spec account §2). */
export function DetailsForm({ errors, isSaved, onSaved }: DetailsFormProps) {
  const { t } = useTranslation('account-settings');
  const { customer } = useAccount();
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
  const hasRefusals = errors.length > 0;
  const { save, isBusy, failure } = useSaveDetails(form, { hasRefusals, onSaved });
  // Empty meanwhile, so that the same refusal is announced again.
  const refusal = isBusy ? null : (errors[0] ?? null);
  // The store's messages begin with the name of their field.
  const isAboutPhone = refusal !== null && /^phone\b/i.test(refusal);
  return (
    <form
      noValidate
      className="account-form"
      aria-busy={isBusy || undefined}
      onSubmit={event => {
        event.preventDefault();
        save();
      }}
    >
      <DetailsFields form={form} phoneRefusal={isAboutPhone ? refusal : null} />
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
