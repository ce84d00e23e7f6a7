/**
 * A map that drops its least recently used entries when the total weight of its values exceeds a
 * limit.
 */
export class BoundedMap<V> {
  readonly #values = new Map<string, V>();
  #weight = 0;

  constructor(
    private readonly limit: number,
    private readonly weigh: (value: V) => number,
  ) {}

  /** The total weight of the values. */
  get weight(): number {
    return this.#weight;
  }

  /** The value of a key; reading counts as use. */
  get(key: string): V | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#weight += this.weigh(value);
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const known = this.#values.get(key);
    if (known === undefined) return;
    this.#values.delete(key);
    this.#weight -= this.weigh(known);
  }
}
