import { loadAdTool, trackAdEvent } from '~/src/gateways/adroll/adroll';
import type { TrackingSettings } from '~/src/config/settings/tracking-settings';
import { CART_EVENT_NAMES, itemOfCartChange } from './data-layer-messages';
import type { AnalyticsTool } from './tracker';

/** The advertising vendor: page views, and products added to and removed from the cart. */
export const adTool = (
  settings: NonNullable<TrackingSettings['adroll']>,
  shop: string,
): AnalyticsTool => ({
  category: 'marketing',
  start: () => loadAdTool(settings),
  track: event => {
    if (event.type === 'route') trackAdEvent('pageView');
    if (event.type !== 'added' && event.type !== 'removed') return;
    const item = itemOfCartChange(event, shop);
    trackAdEvent(CART_EVENT_NAMES[event.type], {
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
