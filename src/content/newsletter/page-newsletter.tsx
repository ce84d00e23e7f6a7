import { useTranslation } from 'react-i18next';
import { NewsletterForm } from './newsletter-form';
import { NewsletterDone, NewsletterFields } from './newsletter-parts';

const PARTS = { NewsletterFields, NewsletterDone };

/** The full newsletter form, as a module of a page. */
export function PageNewsletter({ code }: { readonly code: string | null }) {
  const { t } = useTranslation('common');
  return (
    <>
      <noscript>
        <p className="notice mb-4">{t('newsletter.noScript')}</p>
      </noscript>
      <NewsletterForm label={t('newsletter.submit')} source="Page" code={code} parts={PARTS} />
    </>
  );
}
