import { useTranslation } from 'react-i18next';
import { addressLines, type CustomerAddress } from '~/src/domain/commerce/customer-address';
import { Badge } from '~/src/ui/badge';
import { shownPhone } from '../settings/phone';

interface AddressCardProps {
  readonly address: CustomerAddress;
  /** While this address is being made the default. */
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onMakeDefault: () => void;
}

/** The lines of a postal address. */
export function AddressText({ address }: { readonly address: CustomerAddress }) {
  return (
    <address className="address-text">
      {addressLines(address).map((line, at) => (
        <span key={at}>{line}</span>
      ))}
      {address.phone !== '' && <span>{shownPhone(address.phone)}</span>}
    </address>
  );
}

/** An address with its actions. */
export function AddressCard(props: AddressCardProps) {
  const { address, isBusy, onEdit, onDelete, onMakeDefault } = props;
  const { t } = useTranslation('account-addresses');
  const named = { name: address.name, street: address.address1 };
  return (
    <article className="account-card address-card" data-default={address.isDefault || undefined}>
      {address.isDefault && <Badge>{t('default')}</Badge>}
      <AddressText address={address} />
      <div className="address-actions">
        <button type="button" className="link" aria-label={t('editLabel', named)} onClick={onEdit}>
          {t('edit')}
        </button>
        <button
          type="button"
          className="link"
          aria-label={t('deleteLabel', named)}
          onClick={onDelete}
        >
          {t('delete')}
        </button>
        {!address.isDefault && (
          <button
            type="button"
            className="link"
            aria-label={t('makeDefaultLabel', named)}
            aria-busy={isBusy || undefined}
            onClick={onMakeDefault}
          >
            {t('makeDefault')}
          </button>
        )}
      </div>
    </article>
  );
}
