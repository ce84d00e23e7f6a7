import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Variant } from '~/src/domain/commerce/product';
import { Button } from '~/src/ui/button';
import type { StockAlertDialog } from './stock-alert-dialog';

/** Offers a message when a variant is available again; the form loads on demand. */
export function StockAlert({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation('product');
  const [Dialog, setDialog] = useState<typeof StockAlertDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const open = (): void => {
    setOpen(true);
    import('./stock-alert-dialog').then(
      loaded => setDialog(() => loaded.StockAlertDialog),
      () => setFailed(true),
    );
  };
  return (
    <div className="mt-3">
      <Button variant="secondary" size="sm" onClick={open}>
        {t('stockAlert.open')}
      </Button>
      <p role="alert" className="field-error empty:hidden">
        {hasFailed && t('stockAlert.failed')}
      </p>
      {Dialog && <Dialog variant={variant} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
