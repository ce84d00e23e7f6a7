import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineKey, specOf } from '~/src/features/cart/queue/intents';
import type { CartState, CartViewLine, NoticeCode } from '~/src/features/cart/types';
import { useCartActions } from '~/src/features/cart/state/use-cart';
import { CartLineItem } from './cart-line-item';
import type { Removal } from './use-undo-removal';

interface UndoRowProps {
  /** Of the product; null when all lines were removed. */
  readonly title: string | null;
  readonly onUndo: () => void;
}

function UndoRow({ title, onUndo }: UndoRowProps) {
  const { t } = useTranslation('cart');
  const button = useRef<HTMLButtonElement>(null);
  // The clicked button is removed; without this, focus would be lost.
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="status" className="notice flex items-center justify-between gap-3">
      <span>{title === null ? t('empties.done') : t('line.removed', { title })}</span>
      <button
        ref={button}
        type="button"
        className="link min-h-11"
        aria-label={title === null ? t('empties.undoLabel') : t('line.undoLabel', { title })}
        onClick={onUndo}
      >
        {t('line.undo')}
      </button>
    </div>
  );
}

/** The message about a removed line, with a button to restore it. */
export function UndoRemoval({ removed, undo }: Removal) {
  if (!removed) return null;
  const [first, ...others] = removed.lines;
  const title = others.length === 0 ? first?.merchandise.product.title : null;
  return <UndoRow key={first?.key} title={title ?? null} onUndo={undo} />;
}

/** Notices that name a quantity: out of date once another one is typed. */
const STOCK_NOTICES: ReadonlySet<NoticeCode> = new Set([
  'stockLimited',
  'soldOut',
  'tooMany',
  'quantityReduced',
]);

interface CartLinesProps {
  readonly cart: CartState;
  readonly removal: Removal;
  readonly onFollow: () => void;
}

/** The lines, and a button to restore a removed one in its place. */
export function CartLines({ cart, removal, onFollow }: CartLinesProps) {
  const actions = useCartActions();
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const { lines } = removal;
  const gap = removal.removed?.at ?? -1;

  const changePlan = (line: CartViewLine, plan: CartViewLine['sellingPlan']): void => {
    setMovedTo(lineKey({ ...specOf(line), sellingPlanId: plan?.id ?? null }));
    actions.changePlan(line.key, plan);
  };

  const dropStockNotice = (): void => {
    if (cart.notice && STOCK_NOTICES.has(cart.notice.code)) actions.dismissNotice();
  };

  const items = lines.map(line => (
    <CartLineItem
      key={line.key}
      line={line}
      isFocused={line.key === movedTo}
      isReturned={line.key === removal.returned}
      onStep={by => removal.step(line, by)}
      onType={dropStockNotice}
      onQuantity={quantity => removal.setQuantity(line, quantity)}
      onPlan={plan => changePlan(line, plan)}
      onFollow={onFollow}
    />
  ));
  if (gap >= 0) {
    items.splice(
      gap,
      0,
      <li key="undo" className="py-3">
        <UndoRemoval {...removal} />
      </li>,
    );
  }
  return (
    <ul className="cart-lines" aria-busy={cart.cartBusy}>
      {items}
    </ul>
  );
}
