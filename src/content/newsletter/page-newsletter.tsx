import { useTranslation } from 'react-i18next';
import { NewsletterForm } from './newsletter-form';

/** The newsletter form as a module of a page. */
export function PageNewsletter({ code }: { readonly code: string | null }) {
  const { t } = useTranslation('common');
  return (
    <div>
      <noscript>
        <p className="notice mb-4">{t('newsletter.noScript')}</p>
      </noscript>
      <NewsletterForm label={t('newsletter.submit')} source="Page" code={code} isPrimary />
      <p className="-mt-1 text-sm text-ink-soft">{t('newsletter.note')}</p>
    </div>
  );
}
