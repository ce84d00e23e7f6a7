import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import { FormFailure, useLazyForm } from '~/src/features/lazy-form';
import type { NewsletterDone } from './newsletter-done';

interface NewsletterFormProps {
  /** A name that is unique on the page. */
  readonly label: string;
  /** Where on the site it is, for the vendor's reports. */
  readonly source: string;
  /** The discount code for signing up. */
  readonly code: string | null;
  /** Whether signing up is the main action of its part of the page. */
  readonly isPrimary?: boolean;
}

/**
 * Signs up for the newsletter with an email address alone; the first name and the interest are asked
 * for afterwards (spec storefront §5 and §8).
 */
export function NewsletterForm({ label, source, code, isPrimary = false }: NewsletterFormProps) {
  const { t } = useTranslation('common');
  const [Done, setDone] = useState<typeof NewsletterDone | null>(null);
  const [email, setEmail] = useState('');
  const form = useLazyForm(async () => {
    const [{ signUpHandler }, done] = await Promise.all([
      import('./newsletter-handler'),
      import('./newsletter-done'),
    ]);
    setDone(() => done.NewsletterDone);
    return signUpHandler(key => t(key), source, setEmail);
  }, t('newsletter.submitFailed'));
  const { errors, failure, status } = form;
  if (Done && status === 'done') {
    return <Done email={email} source={source} code={code} isPrimary={isPrimary} />;
  }
  return (
    <form {...form.props} aria-label={label} className="grid gap-4">
      <div className="field-row">
        <Field
          type="email"
          name="email"
          label={t('newsletter.email')}
          autoComplete="email"
          required
          error={errors.email}
        />
        <Button
          type="submit"
          variant={isPrimary ? 'primary' : 'secondary'}
          busy={status === 'sending'}
        >
          {t('newsletter.submit')}
        </Button>
      </div>
      <FormFailure>
        {failure && (
          <span>
            <b>{t('newsletter.unsuccessful')}.</b> {failure}
          </span>
        )}
      </FormFailure>
    </form>
  );
}
