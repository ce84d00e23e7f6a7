/**
 * The link from a store to the billing provider: whoever reads a customer's orders first lets those be made that
 * their subscriptions owe by now.
 */
export class Renewals {
  #make: (customerId: number) => void = () => undefined;

  /** Registers the function that creates a customer's due orders. */
  connect(make: (customerId: number) => void): void {
    this.#make = make;
  }

  /** Makes the orders of a customer that are due. */
  bringUpToDate(customerId: number): void {
    this.#make(customerId);
  }
}
