/** Lets the billing provider create a customer's due orders before they are read. */
export class Renewals {
  #make: (customerId: number) => void = () => undefined;

  /** Registers the function that creates a customer's due orders. */
  connect(make: (customerId: number) => void): void {
    this.#make = make;
  }

  /** Creates the customer's due orders. */
  bringUpToDate(customerId: number): void {
    this.#make(customerId);
  }
}
