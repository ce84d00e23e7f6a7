import type { ComponentType, FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import { FormFailure, useLazyForm } from '~/src/features/lazy-form';
import type { NewsletterFieldsProps } from './newsletter-parts';

/** The fields that most pages never need. */
export interface NewsletterParts {
  readonly NewsletterFields: ComponentType<NewsletterFieldsProps>;
  readonly NewsletterDone: ComponentType<{ readonly code: string | null }>;
}

interface NewsletterFormProps {
  /** A name that is unique on the page. */
  readonly label: string;
  /** Where on the site it is, for the vendor's reports. */
  readonly source: string;
  /** The discount code for signing up. */
  readonly code: string | null;
  /** Null while the form is only an address field. */
  readonly parts: NewsletterParts | null;
  /** The email field was focused before the other fields had loaded. */
  readonly onWake?: () => void;
}

/** Signs up for the newsletter (spec storefront §5 and §8). */
export function NewsletterForm({ label, source, code, parts, onWake }: NewsletterFormProps) {
  const { t } = useTranslation('common');
  const form = useLazyForm(
    async () => (await import('./newsletter-handler')).newsletterHandler(key => t(key), source),
    t('newsletter.submitFailed'),
  );
  const { errors, failure, status } = form;
  const { ref } = form.props;
  const isUnfolding = useRef(false);
  useEffect(() => {
    if (!parts || !isUnfolding.current) return;
    isUnfolding.current = false;
    // The pressed button has moved.
    const fields = [...(ref.current?.elements ?? [])].filter(
      each => each instanceof HTMLInputElement,
    );
    fields.find(({ value }) => value === '')?.focus();
  }, [parts, ref]);
  if (parts && status === 'done') return <parts.NewsletterDone code={code} />;
  const props = {
    ...form.props,
    onFocus: () => {
      onWake?.();
      form.activate();
    },
    onSubmit: (event: FormEvent) => {
      if (parts) form.props.onSubmit(event);
      else {
        event.preventDefault();
        isUnfolding.current = true;
        onWake?.();
      }
    },
  };
  return (
    <form {...props} aria-label={label} className="grid gap-4">
      <div className={parts ? undefined : 'field-row'}>
        <Field
          type="email"
          name="email"
          label={t('newsletter.email')}
          autoComplete="email"
          required
          error={errors.email}
        />
        {!parts && (
          <Button type="submit" variant="secondary">
            {t('newsletter.submit')}
          </Button>
        )}
      </div>
      {parts && (
        <>
          <parts.NewsletterFields errors={errors} />
          <FormFailure>
            {failure && (
              <span>
                <b>{t('newsletter.unsuccessful')}.</b> {failure}
              </span>
            )}
          </FormFailure>
          <p>
            <Button
              type="submit"
              variant={onWake ? 'secondary' : 'primary'}
              busy={status === 'sending'}
            >
              {t('newsletter.submit')}
            </Button>
          </p>
        </>
      )}
    </form>
  );
}
