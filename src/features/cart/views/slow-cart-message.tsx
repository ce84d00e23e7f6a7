import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartState } from '../types';
import { SlowMessage } from './slow-message';

interface CartWaitProps {
  readonly cart: Pick<CartState, 'isAdding' | 'answers'>;
  readonly elapsedMs?: number;
}

/** What the cart is waiting for, shown while the store does not respond. */
export function SlowCartMessage({ cart, elapsedMs }: CartWaitProps) {
  const { t } = useTranslation('cart');
  const [wentOn, setWentOn] = useState(false);
  if (wentOn) return null;
  return (
    <SlowMessage
      key={cart.answers}
      text={t(cart.isAdding ? 'wait.adding' : 'wait.saving')}
      longText={t('wait.long')}
      goOn={t('wait.goOn')}
      onGoOn={() => setWentOn(true)}
      {...(elapsedMs === undefined ? {} : { elapsedMs })}
    />
  );
}
