import { useTranslation } from 'react-i18next';
import type { CustomerAddress } from '~/src/domain/commerce/customer-address';
import type { GatewayError } from '~/src/domain/data/result';
import { useLocale } from '~/src/features/locale';
import { Button } from '~/src/ui/button';
import { Dialog, Drawer } from '~/src/ui/dialog';
import { useAccount } from '../session/session-context';
import { AddressText } from './address-card';
import { AddressForm } from './address-form';
import { knownAddress, newAddress, type AddressValues } from './address-schema';

/** What the form is open for; `key` increases so that each opening starts fresh. */
export interface Editing {
  readonly key: number;
  readonly isOpen: boolean;
  /** Whether the store did not save the last attempt. */
  readonly isUnsaved: boolean;
  /** Null for a new address. */
  readonly address: CustomerAddress | null;
}

interface AddressDrawerProps {
  readonly editing: Editing;
  readonly onClose: () => void;
  readonly onSave: (values: AddressValues) => Promise<GatewayError | null>;
}

/** The address form in a side panel. */
export function AddressDrawer({ editing, onClose, onSave }: AddressDrawerProps) {
  const { t } = useTranslation('account-addresses');
  const { customer } = useAccount();
  const { locale } = useLocale();
  const { key, isOpen, address } = editing;
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={address ? t('form.editTitle') : t('form.addTitle')}
      closeLabel={t('common:close')}
    >
      {key > 0 && (
        <AddressForm
          key={key}
          initial={address ? knownAddress(address) : newAddress(locale.store, customer)}
          problem={address ? t('problem.update') : t('problem.add')}
          onSave={onSave}
          onCancel={onClose}
        />
      )}
    </Drawer>
  );
}

interface DeleteDialogProps {
  readonly address: CustomerAddress | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Asks for confirmation before deleting an address. */
export function DeleteDialog({ address, isOpen, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('account-addresses');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('confirm.title')}
      closeLabel={t('common:close')}
    >
      <div className="address-confirm">
        {address && <AddressText address={address} />}
        <p className="text-ink-soft">{t('confirm.body')}</p>
        <div className="account-form-end">
          <Button className="btn-danger" onClick={onDelete}>
            {t('confirm.yes')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('confirm.no')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
