/** An instant as the provider writes it. */
export const wireInstant = (iso: string): string => `${iso.slice(0, 19)}+00:00`;

/** An amount as the provider writes it, such as `12.95`. */
export const wirePrice = (cents: number): string => (cents / 100).toFixed(2);

/** Null for an empty text. */
export const textOrEmpty = (text: string): string | null => (text === '' ? null : text);
