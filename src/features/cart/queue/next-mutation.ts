import type { Attribute, Cart, CartLineInput } from '~/src/domain/commerce/cart';
import { keyOf, type CartFields, type LineKey } from './intents';
import type { Target, Targets } from './targets';

/** Fields of the cart with a mutation of their own. */
export type FieldName = keyof CartFields;

/** A change to a line that the store has. */
export interface LineUpdate {
  readonly id: string;
  readonly quantity: number;
  readonly sellingPlanId?: string | null;
}

/** One mutation that brings the store's cart closer to the targets. */
export type Mutation =
  | { readonly kind: 'create'; readonly keys: LineKey[]; readonly lines: CartLineInput[] }
  | { readonly kind: 'add'; readonly keys: LineKey[]; readonly lines: CartLineInput[] }
  | { readonly kind: 'update'; readonly keys: LineKey[]; readonly updates: LineUpdate[] }
  | { readonly kind: 'remove'; readonly keys: LineKey[]; readonly ids: string[] }
  | { readonly kind: 'field'; readonly keys: LineKey[]; readonly field: FieldName };

/** How many of a line the cart holds. */
export const quantityOf = (cart: Cart | null, key: LineKey): number =>
  (cart?.lines ?? []).reduce((sum, line) => sum + (keyOf(line) === key ? line.quantity : 0), 0);

/** Attributes with changes applied; an empty value removes the key. */
export function mergeAttributes(
  now: readonly Attribute[],
  changes: readonly Attribute[],
): Attribute[] {
  const changed = new Set(changes.map(({ key }) => key));
  return [...now.filter(({ key }) => !changed.has(key)), ...changes].filter(
    ({ value }) => value !== '',
  );
}

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

const codes = (list: readonly string[]): string[] => list.map(code => code.toLowerCase()).sort();

const pairs = (list: readonly Attribute[]): string[] =>
  list.map(({ key, value }) => `${key}=${value}`).sort();

/** Whether the store's cart already matches; fields that it does not show count as different. */
export function hasField(base: Cart, fields: CartFields, field: FieldName): boolean {
  switch (field) {
    case 'note':
      return (base.note ?? '') === fields.note;
    case 'attributes':
      return sameList(
        pairs(base.attributes),
        pairs(mergeAttributes(base.attributes, fields.attributes ?? [])),
      );
    case 'discountCodes':
      return sameList(
        codes(base.discountCodes.map(({ code }) => code)),
        codes(fields.discountCodes ?? []),
      );
    case 'buyerIdentity': {
      const { countryCode, email, phone, wallets, ...untold } = fields.buyerIdentity ?? {};
      return (
        Object.keys(untold).length === 0 &&
        (countryCode === undefined || countryCode === base.countryCode) &&
        (email === undefined || email === base.email) &&
        (phone === undefined || phone === base.phone) &&
        (wallets === undefined || sameList(wallets, base.wallets))
      );
    }
  }
}

const inputOf = ({
  merchandiseId,
  sellingPlanId,
  attributes,
  quantity,
}: Target): CartLineInput => ({
  merchandiseId,
  sellingPlanId,
  attributes,
  quantity,
});

const isWanted = ({ quantity }: Target): boolean => quantity > 0;

function updatesFor(base: Cart, target: Target): LineUpdate[] {
  const lines = base.lines.filter(line => keyOf(line) === target.key);
  const [first, ...rest] = lines;
  if (first) {
    return [
      { id: first.id, quantity: target.quantity },
      ...rest.map(({ id }) => ({ id, quantity: 0 })),
    ];
  }
  const source = base.lines.find(line => keyOf(line) === target.movedFrom);
  if (!source) return [];
  return [{ id: source.id, quantity: target.quantity, sellingPlanId: target.sellingPlanId }];
}

interface Options {
  /** Lines and fields that are as near to their target as the store allows. */
  readonly finished: ReadonlySet<string>;
  /** One line per call, to learn which one the store refuses. */
  readonly isolate: boolean;
}

/** The next call towards the targets, or null when nothing differs any more. */
export function nextMutation(
  base: Cart | null,
  targets: Targets,
  fields: CartFields,
  { finished, isolate }: Options,
): Mutation | null {
  const open = [...targets.values()].filter(
    ({ key, quantity }) => !finished.has(key) && quantityOf(base, key) !== quantity,
  );
  const take = (some: Target[]): Target[] => (isolate ? some.slice(0, 1) : some);
  const keysOf = (some: readonly Target[]): LineKey[] => some.map(({ key }) => key);

  if (!base) {
    const lines = take(open.filter(isWanted));
    if (lines.length === 0) return null;
    return { kind: 'create', keys: keysOf(lines), lines: lines.map(inputOf) };
  }

  const changed = take(
    open.filter(target => isWanted(target) && updatesFor(base, target).length > 0),
  );
  if (changed.length > 0) {
    const updates = changed.flatMap(target => updatesFor(base, target));
    return { kind: 'update', keys: keysOf(changed), updates };
  }
  const added = take(open.filter(isWanted));
  if (added.length > 0) return { kind: 'add', keys: keysOf(added), lines: added.map(inputOf) };

  const removed = take(open);
  if (removed.length > 0) {
    const keys = keysOf(removed);
    const ids = base.lines.filter(line => keys.includes(keyOf(line))).map(({ id }) => id);
    return { kind: 'remove', keys, ids };
  }

  const names: FieldName[] = ['buyerIdentity', 'attributes', 'discountCodes', 'note'];
  const field = names.find(
    name => fields[name] !== undefined && !finished.has(name) && !hasField(base, fields, name),
  );
  return field ? { kind: 'field', keys: [], field } : null;
}
