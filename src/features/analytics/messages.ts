import {
  analyticsSourceOf,
  toAnalyticsItem,
  toListItem,
  type AnalyticsItem,
} from './analytics-item';
import type { Money } from '~/src/domain/commerce/money';
import type { DataLayerMessage } from '~/src/gateways/google-tag-manager/data-layer';
import type { CartChange, ShopEvent } from '../shop-events';

type OfType<T extends ShopEvent['type']> = Extract<ShopEvent, { readonly type: T }>;

/** What shopping events are called, by the tag manager and by who shows ads. */
export const CART_NAMES = { added: 'add_to_cart', removed: 'remove_from_cart' } as const;

export const itemOfChange = ({ line, quantity }: CartChange, shop: string): AnalyticsItem =>
  toAnalyticsItem(analyticsSourceOf(line, quantity), shop);

const whole = (cents: number): number => cents / 100;

const shopping = (
  event: string,
  price: Money | undefined,
  cents: number,
  items: readonly object[],
): DataLayerMessage => ({
  event,
  ecommerce: { currency: price?.currency, value: whole(cents), items },
});

const itemSeen = ({ product, variant }: OfType<'itemSeen'>, shop: string): DataLayerMessage =>
  shopping('view_item', variant.price, variant.price.cents, [
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

const listSeen = ({ list, cards }: OfType<'listSeen'>, shop: string): DataLayerMessage => ({
  event: 'view_item_list',
  ecommerce: {
    currency: cards[0]?.priceMin.currency,
    item_list_id: list.id,
    item_list_name: list.name,
    items: cards.map((card, index) => toListItem(card, index, shop)),
  },
});

const checkout = ({ lines }: OfType<'checkout'>, shop: string): DataLayerMessage =>
  shopping(
    'begin_checkout',
    lines[0]?.unitPrice,
    lines.reduce((sum, { total }) => sum + total.cents, 0),
    lines.map(line => toAnalyticsItem(analyticsSourceOf(line, line.quantity), shop)),
  );

/** What the tag manager is told of shopping (spec storefront §7); null for what is none. */
export const toShopping = (event: ShopEvent, shop: string): DataLayerMessage | null => {
  switch (event.type) {
    case 'added':
    case 'removed':
      return shopping(
        CART_NAMES[event.type],
        event.line.unitPrice,
        event.line.unitPrice.cents * event.quantity,
        [itemOfChange(event, shop)],
      );
    case 'itemSeen':
      return itemSeen(event, shop);
    case 'listSeen':
      return listSeen(event, shop);
    case 'checkout':
      return checkout(event, shop);
    case 'route':
    case 'slowRoute':
      return null;
  }
};
