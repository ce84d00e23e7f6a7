import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';

/** A number of 13 digits that stays the same for the same words, as platform ids look. */
export function numericId(...words: readonly string[]): number {
  const digest = createHash('sha1').update(words.join('\n')).digest();
  return 6_000_000_000_000 + (digest.readUIntBE(0, 6) % 3_000_000_000_000);
}

/** A global id, for example `gid://shopify/Product/6123456789012`. */
export const globalId = (type: string, id: number | string): string =>
  `gid://shopify/${type}/${id}`;

/** Type and number of a global id; throws the platform's error when it is none. */
export function parseGlobalId(id: string): { readonly type: string; readonly id: number } {
  const match = /^gid:\/\/shopify\/([A-Za-z0-9]+)\/([^/?]+)(?:\?.*)?$/.exec(id);
  if (!match?.[1] || !match[2]) {
    throw new GraphQLError(`Invalid global id '${id}'`, {
      extensions: { code: 'argumentLiteralsIncompatible' },
    });
  }
  return { type: match[1], id: Number(match[2]) };
}

/** The number of a global id of one type, or null when it is another type's or no id at all. */
export function numberOf(type: string, id: string): number | null {
  const match = new RegExp(`^gid://shopify/${type}/(\\d+)$`).exec(id);
  return match?.[1] ? Number(match[1]) : null;
}
