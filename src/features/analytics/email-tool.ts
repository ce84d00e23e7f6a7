import { createEmailTool } from '~/src/gateways/klaviyo/email-tool';
import { ADDED_TO_CART_DELAY_MS } from '~/src/config/constants';
import type { ToolSettings } from '~/src/config/settings/tracking-settings';
import { runLater, type CartChange } from '../shop-events';
import { itemOfCartChange } from './data-layer-messages';
import type { AnalyticsTool } from './tracker';

const propertiesOf = (change: CartChange, shop: string): Readonly<Record<string, unknown>> => {
  const { merchandise, unitPrice } = change.line;
  const item = itemOfCartChange(change, shop);
  return {
    $value: (unitPrice.cents * change.quantity) / 100,
    currency: unitPrice.currency,
    AddedItemProductName: item.item_name,
    AddedItemProductID: merchandise.product.id,
    AddedItemSKU: item.item_id,
    AddedItemImageURL: merchandise.image?.url ?? null,
    AddedItemPrice: item.price,
    AddedItemQuantity: item.quantity,
    ItemNames: [item.item_name],
    Items: [item],
  };
};

/** The email vendor: gets added products 2 s later (spec storefront §7), if still allowed. */
export const emailTool = (
  settings: ToolSettings,
  shop: string,
  isAllowed: () => boolean,
): AnalyticsTool => {
  const tool = createEmailTool(settings);
  return {
    category: 'marketing',
    start: tool.load,
    track: event => {
      if (event.type !== 'added') return;
      runLater(() => {
        if (isAllowed()) tool.track('Added to cart', propertiesOf(event, shop));
      }, ADDED_TO_CART_DELAY_MS);
    },
  };
};
