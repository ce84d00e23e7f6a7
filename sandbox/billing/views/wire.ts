/** An instant in the provider's format. */
export const wireInstant = (iso: string): string => `${iso.slice(0, 19)}+00:00`;

/** An amount in the provider's format, such as `12.95`. */
export const wirePrice = (cents: number): string => (cents / 100).toFixed(2);

/** Null for an empty text. */
export const textOrEmpty = (text: string): string | null => (text === '' ? null : text);
