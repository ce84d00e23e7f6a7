import { useTranslation } from 'react-i18next';
import { NewsletterForm } from './newsletter-form';

export interface FooterNewsletterProps {
  readonly heading: string;
  readonly code: string | null;
}

/** The newsletter in the footer. */
export function FooterNewsletter({ heading, code }: FooterNewsletterProps) {
  const { t } = useTranslation('common');
  return (
    <div className="aside-grid">
      <div>
        <h2>
          <span className="display text-2xl">{heading}</span>
        </h2>
        <p className="footer-soft">{t('newsletter.note')}</p>
      </div>
      <NewsletterForm label={t('newsletter.label')} source="Footer" code={code} />
    </div>
  );
}
