import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { Skeleton } from '~/src/ui/skeleton';
import { useCartActions } from '../state/use-cart';
import { useOnline } from './use-online';

/** Shown while the cart is first read; empty if that takes only a moment. */
export function CartLoading() {
  const { t } = useTranslation('cart');
  return (
    <div className="grid gap-4 py-8">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}

/** A cart that could not be read. */
export function CartLoadError() {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  const isOnline = useOnline();
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-8">
      <p>{t(isOnline ? 'errors.read' : 'errors.openOffline')}</p>
      {isOnline && (
        <Button variant="secondary" onClick={actions.retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
