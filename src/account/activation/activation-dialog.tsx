import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '~/src/ui/button';
import { Dialog } from '~/src/ui/dialog';
import { ActivationForm } from './activation-form';
import '~/src/styles/sheets/account-screens.css';

const NO_LINK = { code: null, email: null };

/** Opens the dialog in which a collar is activated. */
export function ActivationButton({ size = 'md' }: Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('account-payment');
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        onClick={() => {
          setOpenings(count => count + 1);
          setOpen(true);
        }}
      >
        {t('activation.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('activation.headline')}
        closeLabel={t('common:close')}
      >
        {openings > 0 && (
          <div className="activation-dialog">
            <p className="text-ink-soft">{t('activation.lead')}</p>
            <ActivationForm key={openings} link={NO_LINK} />
          </div>
        )}
      </Dialog>
    </>
  );
}
