import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import { InfoIcon } from '~/src/ui/icons';
import { FormFailure, FormSuccess, useLazyForm } from '~/src/features/lazy-form';

const INTERESTS = ['dog', 'cat'] as const;

function Interests({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <fieldset
      className="field"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'newsletter-interest' : undefined}
    >
      <legend className="field-label mb-2">{t('newsletter.interest')}</legend>
      <div className="flex gap-2">
        {INTERESTS.map(interest => (
          <label key={interest} className="choice choice-pill text-ink">
            <input type="radio" name="interest" value={interest} required />
            {t(`newsletter.${interest}`)}
          </label>
        ))}
      </div>
      {error && (
        <span id="newsletter-interest" className="field-error">
          <InfoIcon size={20} />
          {error}
        </span>
      )}
    </fieldset>
  );
}

interface NewsletterDetailsProps {
  /** The address that has signed up. */
  readonly email: string;
  readonly source: string;
}

/** Asks a new subscriber for the first name and the interest. Nothing depends on it. */
export function NewsletterDetails({ email, source }: NewsletterDetailsProps) {
  const { t } = useTranslation('common');
  const form = useLazyForm(
    async () =>
      (await import('./newsletter-handler')).detailsHandler(key => t(key), { email, source }),
    t('newsletter.submitFailed'),
  );
  const { errors, failure, status } = form;
  if (status === 'done') return <FormSuccess heading={t('newsletter.saved')} />;
  return (
    <form {...form.props} aria-label={t('newsletter.more')} className="grid gap-4">
      <p className="font-semibold">{t('newsletter.more')}</p>
      <Field
        name="firstName"
        label={t('newsletter.firstName')}
        autoComplete="given-name"
        required
        error={errors.firstName}
      />
      <Interests error={errors.interest} />
      <FormFailure>{failure}</FormFailure>
      <p>
        <Button type="submit" variant="secondary" busy={status === 'sending'}>
          {t('newsletter.save')}
        </Button>
      </p>
    </form>
  );
}
