import type { OrderRecord } from './checkout/order-model';

/** The link from a store to other services that hear of what is bought in its checkout. */
export class Purchases {
  #tell: (order: OrderRecord) => void = () => undefined;

  /** Registers a listener for new orders. */
  connect(tell: (order: OrderRecord) => void): void {
    this.#tell = tell;
  }

  /** Tells of an order that was placed just now. */
  announce(order: OrderRecord): void {
    this.#tell(order);
  }
}
