import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import '~/src/styles/sheets/notices.css';
import { useFocusReturn } from '~/src/ui/use-focus-return';

interface UpdateCardProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** Offers the newer shop. Nothing is reloaded before the shopper agrees. */
export function UpdateCard({ onReload, onLater }: UpdateCardProps) {
  const { t } = useTranslation('common');
  const ref = useFocusReturn<HTMLElement>();
  return (
    <section ref={ref} aria-labelledby="update-title" className="consent">
      <h2 id="update-title" className="text-lg">
        {t('update.title')}
      </h2>
      <p className="text-sm text-ink-soft" role="status">
        {t('update.body')}
      </p>
      <div className="consent-actions">
        <Button size="sm" onClick={onReload}>
          {t('update.reload')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onLater}>
          {t('update.later')}
        </Button>
      </div>
    </section>
  );
}
