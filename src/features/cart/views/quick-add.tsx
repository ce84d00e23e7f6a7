import { navigate } from 'gatsby';
import { useEffect, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { useLocale } from '~/src/features/locale';
import { IconButton } from '~/src/ui/icon-button';
import { ChevronRightIcon, PlusIcon } from '~/src/ui/icons';
import { useCartActions } from '../state/use-cart';
import { readSimpleLine } from './simple-line';

type Simple = Pick<TileCard, 'handle' | 'title'>;

/** A sign, in the place of the button, that the tile opens the product's page. */
function OpensPage() {
  return (
    <span className="icon-btn card-add" aria-hidden="true">
      <ChevronRightIcon size={18} />
    </span>
  );
}

function QuickAddButton({ handle, title }: Simple) {
  const { t } = useTranslation('card');
  const { brand, locale } = useLocale();
  const actions = useCartActions();
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return <OpensPage />;

  const add = async (): Promise<void> => {
    const path = localizePath(`/products/${handle}`, locale, brand);
    const line = await readSimpleLine(path, locale.currency);
    if (!line) {
      void navigate(path);
      return;
    }
    const added = await actions.add([line]);
    // The cart says what the store refused.
    if (!added.ok) actions.openDrawer();
  };
  const press = ({ detail }: MouseEvent): void => {
    // A double click means one.
    if (isBusy || detail > 1) return;
    setBusy(true);
    const end = (): void => setBusy(false);
    add().then(end, end);
  };
  return (
    <IconButton
      label={t('add', { title })}
      className="card-add"
      aria-busy={isBusy || undefined}
      onPointerDown={actions.preload}
      onClick={press}
    >
      <PlusIcon size={20} />
    </IconButton>
  );
}

/**
 * Adds one of a product that has no options, from its tile. If it cannot be added any more, its page
 * says why. Other products have a sign in its place, as does every product until scripts run.
 */
export function QuickAdd({ card }: { readonly card: Simple & Pick<TileCard, 'isSimple'> }) {
  return card.isSimple ? <QuickAddButton handle={card.handle} title={card.title} /> : <OpensPage />;
}
