import { analyticsSourceOf, toAnalyticsItem } from '../../domain/analytics-item';
import { pushMessage, type DataLayerMessage } from '../../gateways/tag-manager/data-layer';
import { onCartEvent, type CartEvent } from '../cart';

const NAMES = { added: 'add_to_cart', removed: 'remove_from_cart' } as const;

/** A confirmed cart change as the tag manager knows it (spec storefront §7). */
export const toCartMessage = (event: CartEvent, affiliation: string): DataLayerMessage => {
  const item = toAnalyticsItem(analyticsSourceOf(event.line, event.quantity), affiliation);
  return {
    event: NAMES[event.type],
    ecommerce: {
      currency: event.line.unitPrice.currency,
      value: (event.line.unitPrice.cents * event.quantity) / 100,
      items: [item],
    },
  };
};

/** Tell the tag manager of every cart change from now on. @returns a function that stops it */
export const trackCart = (affiliation: string): (() => void) =>
  onCartEvent(event => pushMessage(toCartMessage(event, affiliation)));
