/** Reads a value of unknown shape; throws `DecodeError` when it is not what it should be. */
export type Decode<T> = (value: unknown) => T;

export class DecodeError extends Error {}

type Shape = Readonly<Record<string, Decode<unknown>>>;
type ValueOf<S extends Shape> = { [K in keyof S]: S[K] extends Decode<infer T> ? T : never };

const refuse = (wanted: string): never => {
  throw new DecodeError(`The value is no ${wanted}.`);
};

export const string: Decode<string> = value => (typeof value === 'string' ? value : refuse('text'));

export const boolean: Decode<boolean> = value =>
  typeof value === 'boolean' ? value : refuse('truth value');

export const number: Decode<number> = value =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse('number');

export const nullable =
  <T>(decode: Decode<T>): Decode<T | null> =>
  value =>
    value === null || value === undefined ? null : decode(value);

/** Undefined when the field is absent. */
export const optional =
  <T>(decode: Decode<T>): Decode<T | undefined> =>
  value =>
    value === undefined ? undefined : decode(value);

export const list =
  <T>(decode: Decode<T>): Decode<T[]> =>
  value =>
    Array.isArray(value) ? value.map(decode) : refuse('list');

/** A value that passes a test, such as membership of a union. */
export const where =
  <T>(test: (value: unknown) => value is T, wanted: string): Decode<T> =>
  value =>
    test(value) ? value : refuse(wanted);

/** An object with these fields; others are left out, absent optional ones too. */
export const object =
  <S extends Shape>(shape: S): Decode<ValueOf<S>> =>
  value => {
    if (typeof value !== 'object' || value === null) return refuse('object');
    const given = new Map<string, unknown>(Object.entries(value));
    const read = Object.entries(shape)
      .map(([name, decode]) => [name, decode(given.get(name))] as const)
      .filter(([, field]) => field !== undefined);
    // Every field has just been read by the decoder of its name.
    return Object.fromEntries(read) as ValueOf<S>;
  };

/** The value, or null when it cannot be read. */
export function decodeOr<T>(decode: Decode<T>, value: unknown): T | null {
  try {
    return decode(value);
  } catch (error) {
    if (error instanceof DecodeError) return null;
    throw error;
  }
}
