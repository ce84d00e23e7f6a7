import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/src/ui/button';
import { cx } from '~/src/ui/class-names';
import { CheckIcon } from '~/src/ui/icons';
import { FormSuccess } from '~/src/features/lazy-form';
import { LocalLink } from '~/src/features/links';
import { NewsletterDetails } from './newsletter-details';
import { NEWSLETTER_DONE_STYLES } from './newsletter-done-styles';

interface NewsletterDoneProps {
  readonly email: string;
  readonly source: string;
  readonly code: string | null;
  /** Whether signing up was the main action of its part of the page. */
  readonly isPrimary: boolean;
}

/** The confirmation after a sign-up, with the discount code; then asks for what is optional. */
export function NewsletterDone({ email, source, code, isPrimary }: NewsletterDoneProps) {
  const { t } = useTranslation('common');
  return (
    <div className={cx('newsletter-done', isPrimary ? 'grid' : 'aside-grid')}>
      <style>{NEWSLETTER_DONE_STYLES}</style>
      {isPrimary && (
        <span className="newsletter-tick">
          <CheckIcon />
        </span>
      )}
      <FormSuccess heading={t('newsletter.done')}>
        <p>{t(code === null ? 'newsletter.noCode' : 'newsletter.code')}</p>
        {code !== null && (
          <>
            <p className="newsletter-code font-semibold">{code}</p>
            <p>{t('newsletter.enterCode')}</p>
            <p>
              <LocalLink
                to={`/collections?discount=${encodeURIComponent(code)}`}
                className={buttonClass('primary')}
              >
                {t('newsletter.useCode', { code })}
              </LocalLink>
            </p>
          </>
        )}
      </FormSuccess>
      <NewsletterDetails email={email} source={source} />
    </div>
  );
}
