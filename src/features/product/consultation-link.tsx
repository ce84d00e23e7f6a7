import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/src/ui/button';
import { LocalLink } from '../links';

/** Replaces the button for products that a dealer installs at the shopper's home. */
export function ConsultationLink() {
  const { t } = useTranslation('product');
  return (
    <div className="grid gap-3">
      <LocalLink to="/free-consultation" className={buttonClass('primary')}>
        {t('lead.book')}
      </LocalLink>
      <p className="text-sm text-ink-soft">{t('lead.next')}</p>
    </div>
  );
}
