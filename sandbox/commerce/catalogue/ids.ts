import { createHash } from 'node:crypto';

/** A number of 13 digits derived from a text, in the format of platform ids. */
export function numericId(...words: readonly string[]): number {
  const digest = createHash('sha1').update(words.join('\n')).digest();
  return 6_000_000_000_000 + (digest.readUIntBE(0, 6) % 3_000_000_000_000);
}

/** A global id, for example `gid://shopify/Product/6123456789012`. */
export const globalId = (type: string, id: number | string): string =>
  `gid://shopify/${type}/${id}`;

/** Type and last part of a global id; null when it is none. */
export function readGlobalId(id: string): { readonly type: string; readonly rest: string } | null {
  const match = /^gid:\/\/shopify\/([A-Za-z][A-Za-z0-9]*)\/([^/?\s]+)(?:\?.*)?$/.exec(id);
  return match?.[1] && match[2] ? { type: match[1], rest: match[2] } : null;
}

/** The number of a global id of one type, or null when it is another type's or no id at all. */
export function numberOf(type: string, id: string): number | null {
  const read = readGlobalId(id);
  return read?.type === type && /^\d+$/.test(read.rest) ? Number(read.rest) : null;
}
