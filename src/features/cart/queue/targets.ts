import {
  lineKey,
  type AddedLine,
  type CartFields,
  type Intent,
  type LineCount,
  type LineDisplay,
  type LineKey,
  type Batch,
  type PlanChoice,
  type QueuedIntent,
} from './intents';

/** The target quantity of a line: absolute, so that sending it twice does no harm. */
export interface Target extends LineCount {
  readonly key: LineKey;
  readonly display: LineDisplay | null;
  /** The line this one was changed from, when only its plan changed. */
  readonly movedFrom: LineKey | null;
}

/** A count with what it shows, where that is known. */
export type InitialLine = LineCount & { readonly display?: LineDisplay | null };

export type Targets = ReadonlyMap<LineKey, Target>;

class Resolution {
  private readonly known = new Map<LineKey, Target>();
  private readonly touched = new Set<LineKey>();

  constructor(from: readonly InitialLine[]) {
    for (const seed of from) {
      const key = lineKey(seed);
      this.known.set(key, { ...seed, key, display: seed.display ?? null, movedFrom: null });
    }
  }

  private put(target: Target): void {
    this.known.set(target.key, { ...target, quantity: Math.max(0, Math.trunc(target.quantity)) });
    this.touched.add(target.key);
  }

  private setQuantity(key: LineKey, quantity: (now: number) => number): void {
    const target = this.known.get(key);
    // A line that another tab or the store took away stays away: only `add` brings one back.
    if (!target || target.quantity === 0) return;
    this.put({ ...target, quantity: quantity(target.quantity) });
  }

  private add({ input, display }: AddedLine): void {
    const { quantity, ...spec } = input;
    const key = lineKey(spec);
    const known = this.known.get(key);
    this.put({
      ...spec,
      key,
      quantity: (known?.quantity ?? 0) + quantity,
      display: known?.display ?? display,
      movedFrom: known?.movedFrom ?? null,
    });
  }

  private changePlan(key: LineKey, plan: PlanChoice | null): void {
    const source = this.known.get(key);
    if (!source || source.quantity === 0) return;
    const spec = { ...source, sellingPlanId: plan?.id ?? null };
    const to = lineKey(spec);
    if (to === key) return;
    const known = this.known.get(to);
    this.put({ ...source, quantity: 0 });
    this.put({
      ...spec,
      key: to,
      quantity: (known?.quantity ?? 0) + source.quantity,
      display: known?.display ?? (source.display && { ...source.display, sellingPlan: plan }),
      movedFrom: known && known.quantity > 0 ? known.movedFrom : (source.movedFrom ?? key),
    });
  }

  apply(intent: Intent): void {
    switch (intent.kind) {
      case 'add':
        intent.lines.forEach(line => this.add(line));
        return;
      case 'adjust':
        this.setQuantity(intent.key, now => now + intent.by);
        return;
      case 'set':
        this.setQuantity(intent.key, () => intent.quantity);
        return;
      case 'empty':
        [...this.known.keys()].forEach(key => this.setQuantity(key, () => 0));
        return;
      case 'plan':
        this.changePlan(intent.key, intent.plan);
        return;
      case 'fields':
    }
  }

  targets(): Targets {
    return new Map([...this.known].filter(([key]) => this.touched.has(key)));
  }
}

/** The target of every line that the intents change, in order; the last intent wins. */
export function resolve(from: readonly InitialLine[], items: readonly QueuedIntent[]): Targets {
  const resolution = new Resolution(from);
  items.forEach(({ intent }) => resolution.apply(intent));
  return resolution.targets();
}

/** The targets of a batch; refused lines return to their earlier quantity. */
export function targetsOf({ from, items, dropped }: Batch): Targets {
  const targets = new Map(resolve(from, items));
  for (const key of resolve(from, dropped).keys()) {
    if (targets.has(key)) continue;
    const seed = from.find(count => lineKey(count) === key);
    if (seed) targets.set(key, { ...seed, key, display: null, movedFrom: null });
  }
  return targets;
}

/** Whether an intent changes a line, resolved at its place among the others. */
export function touches(batch: Batch, item: QueuedIntent, key: LineKey): boolean {
  const before = batch.items.slice(0, batch.items.indexOf(item));
  const seeds = [...batch.from, ...resolve(batch.from, before).values()];
  return resolve(seeds, [item]).has(key);
}

/** The cart's own fields after the intents; attributes merge by key. */
export function fieldsOf(items: readonly QueuedIntent[]): CartFields {
  return items.reduce<CartFields>((merged, { intent }) => {
    if (intent.kind !== 'fields') return merged;
    const { attributes, buyerIdentity, ...rest } = intent.fields;
    const next = { ...merged, ...rest };
    if (buyerIdentity) next.buyerIdentity = { ...merged.buyerIdentity, ...buyerIdentity };
    if (attributes) {
      const keys = new Set(attributes.map(({ key }) => key));
      const others = (merged.attributes ?? []).filter(({ key }) => !keys.has(key));
      next.attributes = [...others, ...attributes];
    }
    return next;
  }, {});
}
