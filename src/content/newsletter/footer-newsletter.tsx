import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterRelease } from '~/src/features/lazy-form';
import { NewsletterForm, type NewsletterParts } from './newsletter-form';

export interface FooterNewsletterProps {
  readonly heading: string;
  readonly code: string | null;
}

/** The newsletter in the footer: only an email field until it is used. */
export function FooterNewsletter({ heading, code }: FooterNewsletterProps) {
  const { t } = useTranslation('common');
  const [parts, setParts] = useState<NewsletterParts | null>(null);
  const load = (): void =>
    void import('./newsletter-parts').then(
      async loaded => {
        await afterRelease();
        setParts(() => loaded);
      },
      () => undefined,
    );
  return (
    <div className="aside-grid">
      <div>
        <h2>
          <span className="display text-2xl">{heading}</span>
        </h2>
        <p className="footer-soft">{t('newsletter.note')}</p>
      </div>
      <NewsletterForm
        label={t('newsletter.label')}
        source="Footer"
        code={code}
        parts={parts}
        onWake={load}
      />
    </div>
  );
}
