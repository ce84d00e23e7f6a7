import { loadAdTool, trackAdEvent } from '~/src/gateways/adroll/adroll';
import type { TrackingSettings } from '~/src/config/settings/tracking-settings';
import { CART_NAMES, itemOfChange } from './messages';
import type { Tool } from './tracker';

/** The advertising tool: visited pages, and what was put into the cart and taken out of it. */
export const adTool = (settings: NonNullable<TrackingSettings['adroll']>, shop: string): Tool => ({
  category: 'marketing',
  start: () => loadAdTool(settings),
  hear: event => {
    if (event.type === 'route') trackAdEvent('pageView');
    if (event.type !== 'added' && event.type !== 'removed') return;
    const item = itemOfChange(event, shop);
    trackAdEvent(CART_NAMES[event.type], {
      currency: event.line.unitPrice.currency,
      products: [
        {
          product_id: item.item_id,
          quantity: item.quantity,
          price: item.price,
          category: item.item_category,
        },
      ],
    });
  },
});
