// Also loaded by the edge function of Netlify, which resolves no import without a file ending.

/** The kind of a path, before files and redirects are looked up. */
export type RequestPathResult =
  /** Not a valid path of any page. */
  | { readonly kind: 'bad' }
  /** Valid, but never a page: a backslash. */
  | { readonly kind: 'unknown' }
  /** Adjacent slashes inside it; the same path with one of each, still percent-encoded. */
  | { readonly kind: 'doubled'; readonly tidy: string }
  /** The same path without surplus slashes; still percent-encoded. */
  | { readonly kind: 'untidy'; readonly tidy: string }
  /** Percent-decoded, `.` and `..` resolved. */
  | { readonly kind: 'path'; readonly path: string };

const HEX_PAIR = /^[0-9a-f]{2}$/i;
const PERCENT = 0x25;

/** Bytes of a raw path, each percent-encoded byte decoded; null where an escape is broken. */
const bytesOf = (raw: string): Uint8Array | null => {
  const source = [...raw].flatMap(character =>
    // Node reads bytes beyond ASCII as Latin-1, and a URL parser keeps them encoded.
    character.length === 1 && character.charCodeAt(0) <= 0xff
      ? character.charCodeAt(0)
      : [...new TextEncoder().encode(character)],
  );
  const bytes: number[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const byte = source[at] ?? 0;
    if (byte !== PERCENT) {
      bytes.push(byte);
      continue;
    }
    const pair = String.fromCharCode(...source.slice(at + 1, at + 3));
    if (!HEX_PAIR.test(pair)) return null;
    bytes.push(parseInt(pair, 16));
    at += 2;
  }
  return new Uint8Array(bytes);
};

const ENCODED_SLASH = /%2f/i;

/** Decoded path with its dot segments resolved; null if it leaves the site. */
const resolved = (decoded: string): string | null => {
  const segments: string[] = [];
  for (const segment of decoded.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return null;
  }
  return `/${segments.join('/')}`;
};

/** A decoded path, encoded for a URL. */
export const encodePath = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/**
 * Parses the path of a request like nginx does, so that every host answers alike: bytes decoded,
 * dot segments resolved, paths out of the root rejected. `raw` is the path as sent, without query.
 */
export const readRequestPath = (raw: string): RequestPathResult => {
  if (!raw.startsWith('/')) return { kind: 'bad' };
  if (raw.includes('\\')) return { kind: 'unknown' };
  const bytes = bytesOf(raw);
  if (bytes === null || bytes.includes(0)) return { kind: 'bad' };
  const decoded = new TextDecoder().decode(bytes);
  // An encoded slash is part of a name; `..` beside it is an attempt to leave the folder.
  if (ENCODED_SLASH.test(raw) && decoded.split('/').includes('..')) return { kind: 'bad' };
  const path = resolved(decoded);
  if (path === null) return { kind: 'bad' };
  const tidy = `/${raw.replace(/^\/+|\/+$/g, '')}`;
  if (tidy.includes('//')) {
    // nginx has no text of its own for such a path.
    if (ENCODED_SLASH.test(raw)) return { kind: 'unknown' };
    return { kind: 'doubled', tidy: tidy.replace(/\/{2,}/g, '/') };
  }
  return tidy === raw ? { kind: 'path', path } : { kind: 'untidy', tidy };
};
