import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerAddress } from '~/src/domain/commerce/customer-address';
import { ErrorBoundary } from '~/src/runtime/route-events/error-boundary';
import { Button } from '~/src/ui/button';
import { CheckIcon, PlusIcon } from '~/src/ui/icons';
import { HomeIcon } from '~/src/ui/topic-icons';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureKind } from '../ui/failure-kind';
import { LoadFailure } from '../ui/load-failure';
import { AddressCard } from './address-card';
import { AddressDrawer, DeleteDialog, type Editing } from './address-dialogs';
import { useAddressActions, type AddressActions } from './use-address-actions';
import { useAddresses } from './use-addresses';
import '~/src/styles/sheets/account-screens.css';

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
        <span className="prop-icon">
          <HomeIcon />
        </span>
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
            isBusy={actions.nextDefaultId === address.id}
            onEdit={() => onEdit(address)}
            onDelete={() => onDelete(address)}
            onMakeDefault={() => actions.makeDefault(address)}
          />
        </li>
      ))}
    </ul>
  );
}

// The billing provider's client is large, and only a changed address needs it.
const SubscriptionAddress = lazy(() => import('./subscription-address'));

/**
 * Gives each announcement the focus once: the pressed button may be gone together with its card,
 * and the message out of view. A dialog that is closed without a change leaves the focus at its
 * button.
 */
const useFocusedNews = (announcement: string) => {
  const place = useRef<HTMLParagraphElement>(null);
  const announced = useRef('');
  useEffect(() => {
    if (announcement === '' || announced.current === announcement) return;
    announced.current = announcement;
    place.current?.focus();
  }, [announcement]);
  const forget = (): void => {
    announced.current = '';
  };
  return { place, forget };
};

const CLOSED: Editing = { key: 0, isOpen: false, isUnsaved: false, address: null };

/** The customer's addresses and their actions (spec account §2 "Your Addresses"). */
export function AddressesScreen() {
  const { t } = useTranslation('account-addresses');
  const { data, error, isFetching, refetch } = useAddresses();
  const actions = useAddressActions();
  const [editing, setEditing] = useState(CLOSED);
  const [leaving, setLeaving] = useState<{ address: CustomerAddress | null; isOpen: boolean }>({
    address: null,
    isOpen: false,
  });
  const lastKey = useRef(editing.key);
  lastKey.current = editing.key;
  const { announcement, move } = actions;
  const isCovered = editing.isOpen || leaving.isOpen;
  const { place, forget } = useFocusedNews(isCovered ? '' : announcement);

  const edit = (address: CustomerAddress | null): void => {
    const { key, isUnsaved, address: last } = editing;
    const isAdded = address === null && actions.hasAdded(data?.addresses ?? []);
    // What could not be saved is still in the form.
    const isKept = isUnsaved && last?.id === address?.id && !isAdded;
    if (!isKept) actions.endAdding();
    setEditing({ key: isKept ? key : key + 1, isOpen: true, isUnsaved: isKept, address });
  };
  const close = (): void => setEditing(now => ({ ...now, isOpen: false }));
  const keep = (): void => setLeaving(now => ({ ...now, isOpen: false }));

  return (
    <AccountPage
      heading={t('headline')}
      subHeading={t('lead')}
      actions={
        <Button variant="secondary" onClick={() => edit(null)}>
          <PlusIcon size={20} />
          {t('add')}
        </Button>
      }
    >
      <h2 className="sr-only">{t('listHeading')}</h2>
      <p
        ref={place}
        tabIndex={-1}
        role="status"
        className={announcement === '' ? 'sr-only' : 'account-news'}
      >
        {announcement !== '' && <CheckIcon size={20} />}
        {announcement}
      </p>
      {move && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <SubscriptionAddress {...move} />
          </Suspense>
        </ErrorBoundary>
      )}
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
          const { key, address } = editing;
          forget();
          const refused = await actions.save(address, values);
          const isUnsaved = refused !== null;
          // Restores the input, even if the form was closed in the meantime.
          if (key === lastKey.current) {
            setEditing(now => ({ ...now, isOpen: isUnsaved, isUnsaved }));
          } else if (isUnsaved) actions.reportUnsaved(address, values);
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
          forget();
          actions.remove(leaving.address);
        }}
      />
    </AccountPage>
  );
}
