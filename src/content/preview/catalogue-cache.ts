import type {
  CatalogueCollection,
  CatalogueLookup,
  CatalogueProduct,
  FoundCollection,
} from '~/src/gateways/shopify/catalogue/catalogue-lookup';
import type { CurrencyCode } from '~/src/config/currency';
import type { Result } from '~/src/domain/data/result';

interface CatalogueRequest {
  readonly kind: 'product' | 'collection' | 'related';
  readonly name: string;
}

/**
 * The catalogue data that documents refer to. Returns what it has at once, and records what is
 * missing until it is fetched.
 */
export class CatalogueCache {
  private readonly products = new Map<string, CatalogueProduct | null>();
  private readonly collections = new Map<string, CatalogueCollection | null>();
  private readonly recommended = new Map<string, readonly string[]>();
  private readonly missing = new Map<string, CatalogueRequest>();
  private readonly fetching = new Set<string>();
  private underway: Promise<unknown> = Promise.resolve();

  constructor(private readonly lookup: CatalogueLookup) {}

  /** Whether everything requested was available. */
  get isComplete(): boolean {
    return this.missing.size === 0 && this.fetching.size === 0;
  }

  /** The catalogue with the store's prices. */
  get currency(): CurrencyCode {
    return this.lookup.currency;
  }

  product(handle: string): CatalogueProduct | null {
    return this.lookUp(this.products, 'product', handle) ?? null;
  }

  /** A product that has a page of its own. */
  visibleProduct(handle: string): CatalogueProduct | null {
    const found = this.product(handle);
    return found && !found.isHidden ? found : null;
  }

  collection(handle: string): CatalogueCollection | null {
    return this.lookUp(this.collections, 'collection', handle) ?? null;
  }

  /** Handles of the products that the store recommends for a product. */
  related(productId: string): readonly string[] {
    return this.lookUp(this.recommended, 'related', productId) ?? [];
  }

  /**
   * Fetches what is missing; resolves when all requests are done. What the store does not return
   * counts as not sold.
   */
  async fetchMissing(): Promise<void> {
    const missing = [...this.missing];
    this.missing.clear();
    const fetches = missing.map(async ([key, each]) => {
      this.fetching.add(key);
      await this.fetch(each);
      this.fetching.delete(key);
    });
    this.underway = Promise.all([this.underway, ...fetches]);
    await this.underway;
  }

  private lookUp<T>(
    kept: ReadonlyMap<string, T>,
    kind: CatalogueRequest['kind'],
    name: string,
  ): T | undefined {
    if (name === '') return undefined;
    const key = `${kind} ${name}`;
    if (!kept.has(name) && !this.fetching.has(key)) this.missing.set(key, { kind, name });
    return kept.get(name);
  }

  private async fetch({ kind, name }: CatalogueRequest): Promise<void> {
    switch (kind) {
      case 'product':
        this.products.set(name, valueOf(await this.lookup.product(name)));
        return;
      case 'collection':
        this.storeCollection(name, valueOf(await this.lookup.collection(name)));
        return;
      case 'related':
        this.recommended.set(name, valueOf(await this.lookup.related(name)) ?? []);
    }
  }

  private storeCollection(name: string, found: FoundCollection | null): void {
    this.collections.set(name, found?.collection ?? null);
    for (const each of found?.products ?? []) this.products.set(each.product.handle, each);
  }
}

const valueOf = <T>(result: Result<T>): T | null => (result.ok ? result.value : null);
