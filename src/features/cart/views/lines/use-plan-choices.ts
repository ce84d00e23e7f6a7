import { useCallback, useState } from 'react';
import { planChoices, type PlanOption } from './plan-choices';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { useLocale } from '~/src/features/locale';
import type { CartViewLine } from '~/src/features/cart/types';

/** `unsold`: the store no longer sells this line. */
export type PlanChoices =
  | { readonly state: 'unread' | 'reading' | 'failed' | 'unsold' }
  | { readonly state: 'read'; readonly choices: readonly PlanOption[] };

/** The ways to buy a line, read from the store on demand. */
export function usePlanChoices(line: CartViewLine): PlanChoices & { readonly read: () => void } {
  const { locale } = useLocale();
  const [found, setFound] = useState<PlanChoices>({ state: 'unread' });
  const { merchandise } = line;

  const read = useCallback(() => {
    const ask = async (): Promise<PlanChoices> => {
      const { refreshProduct } = await import('~/src/gateways/shopify/catalogue/product-refresh');
      const store = browserSettings.stores[locale.store];
      const reply = await refreshProduct(store, merchandise.product.id, locale);
      if (!reply.ok) return { state: 'failed' };
      const choices = reply.value && planChoices({ merchandise }, reply.value);
      return choices ? { state: 'read', choices } : { state: 'unsold' };
    };
    setFound({ state: 'reading' });
    // A chunk that cannot be loaded is like a store that cannot be read.
    ask().then(setFound, () => setFound({ state: 'failed' }));
  }, [locale, merchandise]);

  return { ...found, read };
}
