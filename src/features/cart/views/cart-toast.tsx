import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { buttonClass } from '~/src/ui/button';
import { IconButton } from '~/src/ui/icon-button';
import { CheckIcon, CloseIcon } from '~/src/ui/icons';
import { useFocusReturn } from '~/src/ui/use-focus-return';
import type { CartState } from '../types';
import { useCartActions } from '../state/use-cart';
import { SlowCartMessage } from './slow-cart-message';
import { useOnline } from './use-online';

// It loads once a wait has taken that long.
const SLOW_MS = 2000;

const PICTURE = { width: 128, height: 128 } as const;

/** 'Item Added To Cart', with the line that was added. */
function Added({ toast }: { readonly toast: NonNullable<CartState['toast']> }) {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  const ref = useFocusReturn<HTMLDivElement>();
  const { line, otherLines } = toast;
  const { merchandise, sellingPlan } = line;
  return (
    <div ref={ref} className="grid gap-3">
      <p className="flex items-center gap-2 font-semibold">
        <CheckIcon className="text-positive" />
        <span className="grow">{t('added')}</span>
        <IconButton label={t('hideToast')} onClick={actions.hideToast}>
          <CloseIcon size={20} />
        </IconButton>
      </p>
      <div className="flex items-center gap-4">
        {merchandise.image && (
          <img
            className="size-16 rounded-md bg-sunk"
            src={imageUrl(merchandise.image, PICTURE)}
            alt=""
            width={64}
            height={64}
          />
        )}
        <p className="grow leading-snug">
          {merchandise.product.title}
          {sellingPlan && (
            <span className="block text-sm text-ink-soft">
              {t('line.plan', { plan: sellingPlan.name })}
            </span>
          )}
          {otherLines > 0 && (
            <span className="block text-sm text-ink-soft">
              {t('addedMore', { count: otherLines })}
            </span>
          )}
        </p>
      </div>
      <button type="button" className={buttonClass('strong', 'sm')} onClick={actions.openDrawer}>
        {t('view')}
      </button>
    </div>
  );
}

/** A change is waiting for a connection, and is then sent automatically. */
function Offline() {
  const { t } = useTranslation('cart');
  const { dismissNotice } = useCartActions();
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <div>
      <p>{t('errors.offline')}</p>
      <button
        type="button"
        className="link min-h-11"
        onClick={() => {
          setHidden(true);
          dismissNotice();
        }}
      >
        {t('wait.goOn')}
      </button>
    </div>
  );
}

/** The cart's messages over a page: added items, a lost connection, or a slow store. */
export default function CartToast({ cart }: { readonly cart: CartState }) {
  const isOnline = useOnline();
  if (cart.toast) return <Added toast={cart.toast} />;
  if (!isOnline || cart.notice?.code === 'offline') return <Offline />;
  return <SlowCartMessage cart={cart} elapsedMs={SLOW_MS} />;
}
