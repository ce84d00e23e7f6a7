import {
  analyticsSourceOf,
  toAnalyticsItem,
  toListItem,
  type AnalyticsItem,
} from './analytics-item';
import type { Money } from '~/src/domain/commerce/money';
import type { DataLayerMessage } from '~/src/gateways/google-tag-manager/data-layer';
import type { CartChange, ShopEvent } from '../shop-events';

type EventOfType<T extends ShopEvent['type']> = Extract<ShopEvent, { readonly type: T }>;

/** The names of shopping events in the tag manager and the advertising tool. */
export const CART_EVENT_NAMES = { added: 'add_to_cart', removed: 'remove_from_cart' } as const;

export const itemOfCartChange = ({ line, quantity }: CartChange, shop: string): AnalyticsItem =>
  toAnalyticsItem(analyticsSourceOf(line, quantity), shop);

const toMajorUnits = (cents: number): number => cents / 100;

const ecommerceMessage = (
  event: string,
  price: Money | undefined,
  cents: number,
  items: readonly object[],
): DataLayerMessage => ({
  event,
  ecommerce: { currency: price?.currency, value: toMajorUnits(cents), items },
});

const viewItemMessage = (
  { product, variant }: EventOfType<'itemSeen'>,
  shop: string,
): DataLayerMessage =>
  ecommerceMessage('view_item', variant.price, variant.price.cents, [
    toAnalyticsItem(
      {
        sku: variant.sku,
        productTitle: product.title,
        productType: product.productType,
        vendor: product.vendor,
        variantTitle: variant.title,
        unitPrice: variant.price,
        quantity: 1,
        isSubscription: false,
      },
      shop,
    ),
  ]);

const viewItemListMessage = (
  { list, cards }: EventOfType<'listSeen'>,
  shop: string,
): DataLayerMessage => ({
  event: 'view_item_list',
  ecommerce: {
    currency: cards[0]?.priceMin.currency,
    item_list_id: list.id,
    item_list_name: list.name,
    items: cards.map((card, index) => toListItem(card, index, shop)),
  },
});

const beginCheckoutMessage = ({ lines }: EventOfType<'checkout'>, shop: string): DataLayerMessage =>
  ecommerceMessage(
    'begin_checkout',
    lines[0]?.unitPrice,
    lines.reduce((sum, { total }) => sum + total.cents, 0),
    lines.map(line => toAnalyticsItem(analyticsSourceOf(line, line.quantity), shop)),
  );

/** The tag manager's message for a shop event (spec storefront §7); null if there is none. */
export const toEcommerceMessage = (event: ShopEvent, shop: string): DataLayerMessage | null => {
  switch (event.type) {
    case 'added':
    case 'removed':
      return ecommerceMessage(
        CART_EVENT_NAMES[event.type],
        event.line.unitPrice,
        event.line.unitPrice.cents * event.quantity,
        [itemOfCartChange(event, shop)],
      );
    case 'itemSeen':
      return viewItemMessage(event, shop);
    case 'listSeen':
      return viewItemListMessage(event, shop);
    case 'checkout':
      return beginCheckoutMessage(event, shop);
    case 'route':
    case 'slowRoute':
    case 'searchSeen':
    case 'searchChosen':
      return null;
  }
};
