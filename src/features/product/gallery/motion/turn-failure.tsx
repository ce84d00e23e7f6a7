import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';

/** Over a turn of which too few pictures could be loaded. */
export function TurnFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('product');
  return (
    <div role="alert" className="turn-failed">
      <p>{t('gallery.turnFailed')}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  );
}
