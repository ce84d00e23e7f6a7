type AnyKey<T> = T extends unknown ? keyof T : never;
type FieldOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/**
 * A reply of type `T` before it is read: the names of its fields are known, anything may be absent
 * or null, and scalars are unknown. Transformers read it into domain types.
 */
export type Untrusted<T> = [NonNullable<T>] extends [readonly (infer Entry)[]]
  ? readonly Untrusted<Entry>[] | null | undefined
  : [NonNullable<T>] extends [object]
    ?
        | { readonly [K in AnyKey<NonNullable<T>>]?: Untrusted<FieldOf<NonNullable<T>, K>> }
        | null
        | undefined
    : unknown;

const isList = <T>(value: readonly T[] | null | undefined): value is readonly T[] =>
  Array.isArray(value);

/** The non-null entries of a list; empty if the value is not a list. */
export const presentEntries = <T>(
  list: readonly T[] | null | undefined,
): readonly NonNullable<T>[] =>
  (isList(list) ? list : []).filter(
    (entry): entry is NonNullable<T> => entry !== null && entry !== undefined,
  );
