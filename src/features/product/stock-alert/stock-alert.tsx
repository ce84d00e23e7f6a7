import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Variant } from '~/src/domain/commerce/product';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import type { StockAlertDialog } from './stock-alert-dialog';

/** Offers a message when a variant is available again; the form with its captcha loads on demand. */
export function StockAlert({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation('product');
  const [Dialog, setDialog] = useState<typeof StockAlertDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const open = (): void => {
    setEmail(field.current?.value ?? '');
    setOpen(true);
    import('./stock-alert-dialog').then(
      loaded => setDialog(() => loaded.StockAlertDialog),
      () => setFailed(true),
    );
  };
  return (
    <div className="grid gap-4">
      <Field
        ref={field}
        type="email"
        label={t('stockAlert.email')}
        autoComplete="email"
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          // The field is inside the form of the buy box, which has nothing to add.
          event.preventDefault();
          open();
        }}
      />
      <Button variant="primary" onClick={open}>
        {t('stockAlert.open')}
      </Button>
      <p role="alert" className="field-error empty:hidden">
        {hasFailed && t('stockAlert.failed')}
      </p>
      {Dialog && (
        // Another address is another alert.
        <Dialog
          key={email}
          variant={variant}
          email={email}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
