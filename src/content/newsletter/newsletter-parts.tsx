import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NEWSLETTER } from '~/src/config/device-keys';
import { buttonClass } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import { InfoIcon } from '~/src/ui/icons';
import { FormSuccess } from '~/src/features/lazy-form';
import { LocalLink } from '~/src/features/links';
import { localStore } from '~/src/features/storage';

const INTERESTS = ['dog', 'cat'] as const;

export interface NewsletterFieldsProps {
  readonly errors: Readonly<Record<string, string>>;
}

/** The fields besides the email address. */
export function NewsletterFields({ errors }: NewsletterFieldsProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <Field
        name="firstName"
        label={t('newsletter.firstName')}
        autoComplete="given-name"
        required
        error={errors.firstName}
      />
      <fieldset
        className="field"
        aria-invalid={errors.interest ? true : undefined}
        aria-describedby={errors.interest ? 'newsletter-interest' : undefined}
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
        {errors.interest && (
          <span id="newsletter-interest" className="field-error">
            <InfoIcon size={20} />
            {errors.interest}
          </span>
        )}
      </fieldset>
    </>
  );
}

/** The confirmation after a sign-up, with the discount code. */
export function NewsletterDone({ code }: { readonly code: string | null }) {
  const { t } = useTranslation('common');
  const [isKnown] = useState(() => localStore.get(NEWSLETTER) !== null);
  useEffect(() => {
    localStore.set(NEWSLETTER, '1');
  }, []);
  return (
    <FormSuccess heading={t(isKnown ? 'newsletter.already' : 'newsletter.done')}>
      <p>{code === null ? t('newsletter.noCode') : t('newsletter.code', { code })}</p>
      {code !== null && (
        <p>
          <LocalLink
            to={`/collections?discount=${encodeURIComponent(code)}`}
            className={buttonClass('secondary')}
          >
            {t('newsletter.useCode', { code })}
          </LocalLink>
        </p>
      )}
    </FormSuccess>
  );
}
