import { createEmailTool } from '~/src/gateways/klaviyo/email-tool';
import { ADDED_TO_CART_DELAY_MS } from '~/src/config/constants';
import type { ToolSettings } from '~/src/config/settings/tracking-settings';
import { later, type CartChange } from '../shop-events';
import { itemOfChange } from './messages';
import type { Tool } from './tracker';

const propertiesOf = (change: CartChange, shop: string): Readonly<Record<string, unknown>> => {
  const { merchandise, unitPrice } = change.line;
  const item = itemOfChange(change, shop);
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

/** The e-mail tool: hears what was added, 2 s later (spec storefront §7), if that is allowed still. */
export const emailTool = (settings: ToolSettings, shop: string, mayHear: () => boolean): Tool => {
  const tool = createEmailTool(settings);
  return {
    category: 'marketing',
    start: tool.load,
    hear: event => {
      if (event.type !== 'added') return;
      later(() => {
        if (mayHear()) tool.track('Added to cart', propertiesOf(event, shop));
      }, ADDED_TO_CART_DELAY_MS);
    },
  };
};
