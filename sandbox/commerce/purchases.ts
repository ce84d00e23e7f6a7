import type { OrderRecord } from './checkout/order-model';

/** Lets other services react to purchases in a store's checkout. */
export class Purchases {
  #tell: (order: OrderRecord) => void = () => undefined;

  /** Registers a listener for new orders. */
  connect(tell: (order: OrderRecord) => void): void {
    this.#tell = tell;
  }

  /** Notifies the listeners of a new order. */
  announce(order: OrderRecord): void {
    this.#tell(order);
  }
}
