import type { Cart, CartLine, CartLineInput } from '~/src/domain/commerce/cart';
import { keyOf, lineKey } from '../queue/intents';
import { cartLine, cartOf } from '../queue/cart.fixture';
import type { Result } from '~/src/domain/data/result';
import type {
  CartBuyerIdentity,
  CartGateway,
  CartLineUpdate,
  CartWarning,
  CartWrite,
} from '~/src/gateways/shopify/cart/cart-contract';
import { offline, type Fault } from './fake-faults.fixture';

type Draft = { -readonly [K in keyof Cart]: Cart[K] };

/** A commerce store in memory: carts, stock, deleted variants, and answers that tests hold back. */
export class FakeShop {
  readonly carts = new Map<string, Cart>();
  readonly calls: (keyof CartGateway)[] = [];
  readonly stock = new Map<string, number>();
  readonly deleted = new Set<string>();
  /** Whether a change of plan is accepted and then ignored. */
  ignoresPlans = false;
  private faults: { fault: Fault; left: number }[] = [];
  private waiting: (() => void)[] | null = null;
  private count = 0;

  fail(fault: Fault): void {
    this.faults.push({ fault, left: fault.times ?? 1 });
  }

  recover(): void {
    this.faults = [];
  }

  /** From now on, replies wait for `release`. */
  hold(): void {
    this.waiting ??= [];
  }

  get heldBackCount(): number {
    return this.waiting?.length ?? 0;
  }

  /** Releases the replies, the first one first by default. */
  release(at = 0): void {
    this.waiting?.splice(at, 1).forEach(answer => answer());
  }

  releaseAll(): void {
    const waiting = this.waiting ?? [];
    this.waiting = null;
    waiting.forEach(answer => answer());
  }

  /** The only cart, or the one of that id. */
  cart(id?: string): Cart | undefined {
    return id === undefined ? [...this.carts.values()].at(-1) : this.carts.get(id);
  }

  quantities(id?: string): Record<string, number> {
    return Object.fromEntries(
      (this.cart(id)?.lines ?? []).map(line => [line.merchandise.id, line.quantity]),
    );
  }

  gateway(isAlive: () => boolean = () => true): CartGateway {
    const call = async <T>(
      operation: keyof CartGateway,
      signal: AbortSignal | undefined,
      change: () => T,
    ): Promise<Result<T>> => {
      if (!isAlive()) return new Promise(() => undefined);
      this.calls.push(operation);
      const entry = this.faults.find(
        ({ fault, left }) => left > 0 && (fault.operation ?? operation) === operation,
      );
      if (entry) entry.left -= 1;
      const answer: Result<T> =
        entry && !entry.fault.arrives
          ? { ok: false, error: { ...offline, ...entry.fault.error } }
          : { ok: true, value: change() };
      const given: Result<T> = entry
        ? { ok: false, error: { ...offline, ...entry.fault.error } }
        : answer;
      if (this.waiting) {
        await new Promise<void>(resolve => {
          this.waiting?.push(resolve);
          signal?.addEventListener('abort', () => resolve());
        });
      }
      if (signal?.aborted) return { ok: false, error: { ...offline, isRetryable: false } };
      return isAlive() ? given : new Promise(() => undefined);
    };
    return {
      create: (input, signal) => call('create', signal, () => this.create(input)),
      read: (id, signal) => call('read', signal, () => this.carts.get(id) ?? null),
      addLines: (id, lines, signal) =>
        call('addLines', signal, () => this.change(id, cart => this.add(cart, lines))),
      updateLines: (id, lines, signal) =>
        call('updateLines', signal, () => this.change(id, cart => this.update(cart, lines))),
      removeLines: (id, ids, signal) =>
        call('removeLines', signal, () =>
          this.change(id, cart => {
            cart.lines = cart.lines.filter(line => !ids.includes(line.id));
          }),
        ),
      updateAttributes: (id, attributes, signal) =>
        call('updateAttributes', signal, () =>
          this.change(id, cart => void (cart.attributes = attributes)),
        ),
      updateNote: (id, note, signal) =>
        call('updateNote', signal, () => this.change(id, cart => void (cart.note = note))),
      updateDiscountCodes: (id, codes, signal) =>
        call('updateDiscountCodes', signal, () =>
          this.change(id, cart => {
            cart.discountCodes = codes.map(code => ({ code, isApplicable: code !== 'WRONG' }));
          }),
        ),
      updateBuyerIdentity: (id, identity: CartBuyerIdentity, signal) =>
        call('updateBuyerIdentity', signal, () =>
          this.change(id, cart => {
            cart.countryCode = identity.countryCode ?? cart.countryCode;
            cart.email = identity.email ?? cart.email;
          }),
        ),
    };
  }

  private create(input: Parameters<CartGateway['create']>[0]): CartWrite {
    this.count += 1;
    const cart = cartOf([], {
      id: `cart-${this.count}`,
      checkoutUrl: `https://shop.test/checkout/cart-${this.count}`,
      attributes: input.attributes,
      countryCode: input.countryCode ?? 'US',
      note: input.note ?? null,
      discountCodes: (input.discountCodes ?? []).map(code => ({ code, isApplicable: true })),
    });
    const refused = this.refusal(input.lines, ['input', 'lines']);
    if (refused) return refused;
    this.carts.set(cart.id, cart);
    return this.change(cart.id, draft => this.add(draft, input.lines));
  }

  private refusal(
    lines: readonly { readonly merchandiseId?: string }[],
    path: readonly string[],
  ): CartWrite | null {
    const userErrors = lines.flatMap(({ merchandiseId }, at) =>
      merchandiseId !== undefined && this.deleted.has(merchandiseId)
        ? [
            {
              field: [...path, String(at), 'merchandiseId'],
              message: `The merchandise with id ${merchandiseId} does not exist.`,
              code: 'INVALID',
              reason: 'invalidInput' as const,
            },
          ]
        : [],
    );
    return userErrors.length > 0 ? { cart: null, userErrors, warnings: [] } : null;
  }

  private add(cart: Draft, lines: readonly CartLineInput[]): CartWrite | void {
    const refused = this.refusal(lines, ['lines']);
    if (refused) return refused;
    for (const input of lines) {
      const key = lineKey(input);
      const plan = input.sellingPlanId;
      const price = { cents: 1000, currency: 'USD' as const };
      const fresh = cartLine(input.merchandiseId, input.quantity, {
        id: `line-${key}`,
        attributes: input.attributes,
        sellingPlan: plan === null ? null : { id: plan, name: plan, price },
      });
      const known = cart.lines.find(line => keyOf(line) === key);
      cart.lines = known
        ? cart.lines.map(line =>
            line === known ? this.at(line, line.quantity + input.quantity) : line,
          )
        : [...cart.lines, fresh];
    }
  }

  private update(cart: Draft, updates: readonly CartLineUpdate[]): CartWrite | void {
    for (const { id, quantity, sellingPlanId } of updates) {
      cart.lines = cart.lines.flatMap(line => {
        if (line.id !== id) return [line];
        const count = quantity ?? line.quantity;
        if (count === 0) return [];
        const next = this.at(line, count);
        if (sellingPlanId === undefined || this.ignoresPlans) return [next];
        const sellingPlan =
          sellingPlanId === null ? null : { id: sellingPlanId, name: '', price: line.unitPrice };
        const moved = { ...next, sellingPlan };
        return [{ ...moved, id: `line-${keyOf(moved)}` }];
      });
    }
  }

  private at = (line: CartLine, quantity: number): CartLine =>
    cartLine(line.merchandise.id, quantity, {
      id: line.id,
      attributes: line.attributes,
      sellingPlan: line.sellingPlan,
    });

  private change(id: string, apply: (cart: Draft) => CartWrite | void): CartWrite {
    const before = this.carts.get(id);
    if (!before) {
      const message = 'The specified cart does not exist.';
      return {
        cart: null,
        userErrors: [{ field: ['cartId'], message, code: 'INVALID', reason: 'cartGone' }],
        warnings: [],
      };
    }
    const draft: Draft = { ...before };
    const refused = apply(draft);
    if (refused) return refused;
    const warnings: CartWarning[] = [];
    draft.lines = draft.lines.flatMap(line => {
      const stock = this.stock.get(line.merchandise.id) ?? Infinity;
      if (line.quantity <= stock) return [line];
      warnings.push({
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: `Only ${stock} left.`,
        target: line.id,
      });
      return stock === 0 ? [] : [this.at(line, stock)];
    });
    this.count += 1;
    const cart = cartOf(draft.lines, {
      ...draft,
      totalQuantity: draft.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotal: {
        cents: draft.lines.reduce((sum, { total }) => sum + total.cents, 0),
        currency: 'USD',
      },
      updatedAt: new Date(Date.UTC(2025, 2, 31) + this.count * 1000).toISOString(),
    });
    this.carts.set(id, cart);
    return { cart, userErrors: [], warnings };
  }
}
