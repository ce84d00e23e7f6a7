import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NEWSLETTER } from '~/src/config/device-keys';
import { buttonClass } from '~/src/ui/button';
import { FormSuccess } from '~/src/features/lazy-form';
import { LocalLink } from '~/src/features/links';
import { localStore } from '~/src/features/storage';
import { NewsletterDetails } from './newsletter-details';

interface NewsletterDoneProps {
  readonly email: string;
  readonly source: string;
  readonly code: string | null;
}

/** The confirmation after a sign-up, with the discount code; then asks for what is optional. */
export function NewsletterDone({ email, source, code }: NewsletterDoneProps) {
  const { t } = useTranslation('common');
  const [isKnown] = useState(() => localStore.get(NEWSLETTER) !== null);
  useEffect(() => {
    localStore.set(NEWSLETTER, '1');
  }, []);
  return (
    <div className="newsletter-done grid gap-6">
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
      <NewsletterDetails email={email} source={source} />
    </div>
  );
}
