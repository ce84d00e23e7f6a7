/** A map that forgets what was used longest ago when its values weigh more than a limit together. */
export class BoundedMap<V> {
  readonly #values = new Map<string, V>();
  #weight = 0;

  constructor(
    private readonly limit: number,
    private readonly weigh: (value: V) => number,
  ) {}

  /** What the values weigh together. */
  get weight(): number {
    return this.#weight;
  }

  /** The value of a key, which counts as used by this. */
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
