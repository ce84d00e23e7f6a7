import { BACKGROUND, type CartFields, type QueuedIntent } from '../queue/intents';
import type { IntentResult } from '../queue/snapshot';
import type { CartContext } from '../types';
import { missingContext } from './context-fields';
import type { LocalCart } from '../storage/local-cart';
import type { EngineDeps } from '../ports';

/**
 * Keeps the cart's country, dealer and customer in sync with the page.
 * Each is sent once per page; failed ones are retried when the page wakes.
 */
export class ContextSync {
  private context: CartContext = { countryCode: 'US' };
  private readonly sent = new Set<string>();
  /** The pending intent that sets the customer, and what to store once it is done. */
  private customerIntent: { readonly id: string; readonly mark: string | null } | null = null;

  constructor(
    private readonly deps: Pick<EngineDeps, 'persistence' | 'newId'>,
    private readonly local: Pick<LocalCart, 'base'>,
  ) {}

  get countryCode(): string {
    return this.context.countryCode;
  }

  setContext(context: CartContext): void {
    this.context = context;
    this.sent.clear();
  }

  /** The page woke up: retry what could not be sent. */
  reset(): void {
    this.sent.clear();
  }

  hasChanges(): boolean {
    return this.local.base !== null && (this.contextChanges() ?? this.buyerChanges()) !== null;
  }

  /**
   * The next change to send, or null.
   * @param isAdding whether a cart is about to be made; without one there is nothing to change
   */
  next(isAdding: boolean): QueuedIntent | null {
    const { base } = this.local;
    if (!base && !isAdding) return null;
    const context = this.contextChanges();
    // The store rejects a whole new cart if it rejects its customer, so the customer is set afterwards.
    const fields = context ?? this.buyerChanges();
    const key = JSON.stringify([base?.id, fields]);
    if (!fields || this.sent.has(key)) return null;
    if (base) this.sent.add(key);
    const id = BACKGROUND + this.deps.newId();
    if (!context) this.customerIntent = { id, mark: this.mark() };
    return { id, at: 0, intent: { kind: 'fields', fields } };
  }

  /** Stores which customer the cart has accepted. */
  onResults(done: readonly IntentResult[]): void {
    const { customerIntent } = this;
    const found = customerIntent && done.find(({ id }) => id === customerIntent.id);
    if (!found) return;
    this.customerIntent = null;
    if (!found.failure) this.deps.persistence.writeBuyer(customerIntent.mark);
  }

  private contextChanges(): CartFields | null {
    return missingContext(this.local.base, this.context);
  }

  /** Names this cart and this session, without the token. */
  private mark(): string | null {
    const { base } = this.local;
    const { buyer } = this.context;
    return base && buyer ? `${base.id} ${buyer.session}` : null;
  }

  private buyerChanges(): CartFields | null {
    const { base } = this.local;
    const { buyer } = this.context;
    if (!base || buyer === undefined) return null;
    const known = this.deps.persistence.readBuyer();
    const isKnown = buyer ? known === this.mark() : !known?.startsWith(`${base.id} `);
    return isKnown ? null : { buyerIdentity: { customerAccessToken: buyer?.token ?? null } };
  }
}
