import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerAddress } from '~/src/domain/commerce/customer-address';
import { Button } from '~/src/ui/button';
import { PlusIcon } from '~/src/ui/icons';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureKind } from '../ui/failure-kind';
import { LoadFailure } from '../ui/load-failure';
import { AddressCard } from './address-card';
import { AddressDrawer, DeleteDialog, type Editing } from './address-dialogs';
import { useAddressActions, type AddressActions } from './use-address-actions';
import { useAddresses } from './use-addresses';

interface AddressListProps {
  readonly addresses: readonly CustomerAddress[];
  readonly actions: AddressActions;
  readonly onEdit: (address: CustomerAddress) => void;
  readonly onDelete: (address: CustomerAddress) => void;
}

function AddressList({ addresses, actions, onEdit, onDelete }: AddressListProps) {
  const { t } = useTranslation('account-addresses');
  if (addresses.length === 0) {
    return (
      <div className="account-card account-empty">
        <h3 className="text-xl">{t('empty.title')}</h3>
        <p className="text-ink-soft">{t('empty.body')}</p>
      </div>
    );
  }
  return (
    <ul className="address-list">
      {addresses.map(address => (
        <li key={address.id}>
          <AddressCard
            address={address}
            isBusy={actions.isMakingDefault}
            onEdit={() => onEdit(address)}
            onDelete={() => onDelete(address)}
            onMakeDefault={() => actions.makeDefault(address)}
          />
        </li>
      ))}
    </ul>
  );
}

const CLOSED: Editing = { key: 0, isOpen: false, address: null };

/** The customer's addresses and all that can be done to them (spec account §2 "Your Addresses"). */
export function AddressesScreen() {
  const { t } = useTranslation('account-addresses');
  const { data, error, isFetching, refetch } = useAddresses();
  const actions = useAddressActions();
  const [editing, setEditing] = useState(CLOSED);
  const [leaving, setLeaving] = useState<{ address: CustomerAddress | null; isOpen: boolean }>({
    address: null,
    isOpen: false,
  });
  const [deletions, setDeletions] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that asked for it is gone with its card.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);

  const edit = (address: CustomerAddress | null): void =>
    setEditing(({ key }) => ({ key: key + 1, isOpen: true, address }));
  const close = (): void => setEditing(now => ({ ...now, isOpen: false }));
  const keep = (): void => setLeaving(now => ({ ...now, isOpen: false }));

  return (
    <AccountPage
      heading={t('headline')}
      subHeading={t('lead')}
      actions={
        <Button variant="primary" onClick={() => edit(null)}>
          <PlusIcon size={20} />
          {t('add')}
        </Button>
      }
    >
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('listHeading')}
      </h2>
      <p role="status" className={actions.news === '' ? 'sr-only' : 'account-news'}>
        {actions.news}
      </p>
      {actions.problem && (
        <LoadFailure onRetry={actions.problem.retry}>{actions.problem.sentence}</LoadFailure>
      )}
      {error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {data ? t('stale') : t(failureKind(error))}
        </LoadFailure>
      )}
      {data && data.unreadable > 0 && (
        <p className="account-hint">{t('unreadable', { count: data.unreadable })}</p>
      )}
      {data && (
        <AddressList
          addresses={data.addresses}
          actions={actions}
          onEdit={edit}
          onDelete={address => setLeaving({ address, isOpen: true })}
        />
      )}
      {!data && !error && <AccountSkeleton rows={2} />}
      <AddressDrawer
        editing={editing}
        onClose={close}
        onSave={async values => {
          const refused = await actions.save(editing.address, values);
          // What was typed comes back, even if the form was closed meanwhile.
          setEditing(now => ({ ...now, isOpen: refused !== null }));
          return refused;
        }}
      />
      <DeleteDialog
        address={leaving.address}
        isOpen={leaving.isOpen}
        onClose={keep}
        onDelete={() => {
          if (!leaving.isOpen || !leaving.address) return;
          keep();
          setDeletions(count => count + 1);
          actions.remove(leaving.address);
        }}
      />
    </AccountPage>
  );
}
