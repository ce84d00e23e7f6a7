import type { CartFields, QueuedIntent } from '../queue/intents';
import type { Done } from '../queue/snapshot';
import type { CartContext } from '../types';
import { AMBIENT, missingContext } from './context-fields';
import type { Held } from './local-cart';
import type { EngineDeps } from './ports';

/**
 * Tells the cart where and for whom it shops: country, stored dealer, signed-in customer. Each is
 * told once a page; what failed is told again when the page wakes.
 */
export class Teller {
  private context: CartContext = { countryCode: 'US' };
  private readonly told = new Set<string>();
  /** The intent under way that names the customer, and what to remember once it is done. */
  private naming: { readonly id: string; readonly mark: string | null } | null = null;

  constructor(
    private readonly deps: Pick<EngineDeps, 'persistence' | 'newId'>,
    private readonly held: Pick<Held, 'base'>,
  ) {}

  get countryCode(): string {
    return this.context.countryCode;
  }

  setContext(context: CartContext): void {
    this.context = context;
    this.told.clear();
  }

  /** The page woke: what could not be told may be told again. */
  wake(): void {
    this.told.clear();
  }

  hasNews(): boolean {
    return this.held.base !== null && (this.contextNews() ?? this.buyerNews()) !== null;
  }

  /**
   * The next thing to tell, or null.
   * @param isAdding whether a cart is about to be made; without one there is nobody to tell
   */
  next(isAdding: boolean): QueuedIntent | null {
    const { base } = this.held;
    if (!base && !isAdding) return null;
    const context = this.contextNews();
    // A cart with a customer whom the store refuses would not be made at all, so they come after.
    const fields = context ?? this.buyerNews();
    const key = JSON.stringify([base?.id, fields]);
    if (!fields || this.told.has(key)) return null;
    if (base) this.told.add(key);
    const id = AMBIENT + this.deps.newId();
    if (!context) this.naming = { id, mark: this.mark() };
    return { id, at: 0, intent: { kind: 'fields', fields } };
  }

  /** Remembers the customer whom the cart has taken. */
  onDone(done: readonly Done[]): void {
    const { naming } = this;
    const found = naming && done.find(({ id }) => id === naming.id);
    if (!found) return;
    this.naming = null;
    if (!found.failure) this.deps.persistence.writeBuyer(naming.mark);
  }

  private contextNews(): CartFields | null {
    return missingContext(this.held.base, this.context);
  }

  /** Names this cart and this session, without the token. */
  private mark(): string | null {
    const { base } = this.held;
    const { buyer } = this.context;
    return base && buyer ? `${base.id} ${buyer.session}` : null;
  }

  private buyerNews(): CartFields | null {
    const { base } = this.held;
    const { buyer } = this.context;
    if (!base || buyer === undefined) return null;
    const known = this.deps.persistence.readBuyer();
    const isKnown = buyer ? known === this.mark() : !known?.startsWith(`${base.id} `);
    return isKnown ? null : { buyerIdentity: { customerAccessToken: buyer?.token ?? null } };
  }
}
