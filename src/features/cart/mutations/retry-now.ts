import type { CartGateway } from '~/src/gateways/shopify/cart/cart-contract';

/** Lets a shopper stop waiting for the store: aborts the current call, so that the next can start. */
export class RetryNow {
  private controller = new AbortController();
  private wasRequested = false;

  request(): void {
    this.wasRequested = true;
    this.controller.abort();
    this.controller = new AbortController();
  }

  /** Whether the call that has just failed was aborted on request; true only once. */
  consume(): boolean {
    const { wasRequested } = this;
    this.wasRequested = false;
    return wasRequested;
  }

  /** Resolves at the end of a wait, or earlier on request. */
  async cutShort(wait: Promise<void>): Promise<void> {
    const { signal } = this.controller;
    const requested = new Promise<void>(resolve =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    await Promise.race([wait, requested]);
    this.wasRequested = false;
  }

  /** The gateway, with calls that can be aborted. */
  wrap(gateway: CartGateway): CartGateway {
    const now = (): AbortSignal => this.controller.signal;
    return {
      create: input => gateway.create(input, now()),
      read: id => gateway.read(id, now()),
      addLines: (id, lines) => gateway.addLines(id, lines, now()),
      updateLines: (id, lines) => gateway.updateLines(id, lines, now()),
      removeLines: (id, lineIds) => gateway.removeLines(id, lineIds, now()),
      updateAttributes: (id, attributes) => gateway.updateAttributes(id, attributes, now()),
      updateNote: (id, note) => gateway.updateNote(id, note, now()),
      updateDiscountCodes: (id, codes) => gateway.updateDiscountCodes(id, codes, now()),
      updateBuyerIdentity: (id, identity) => gateway.updateBuyerIdentity(id, identity, now()),
    };
  }
}
