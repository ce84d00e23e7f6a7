import { FILE_HASH } from '~/src/config/file-hash';

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Source of an unanchored regular expression for the path of a header rule. */
export const headerPattern = (path: string): string =>
  path
    .split(/(\*|\{hash\})/)
    .map(part => (part === '*' ? '[^?]*' : part === '{hash}' ? FILE_HASH : escaped(part)))
    .join('');

/** Source of an unanchored regular expression for the path of a client-only route. */
export const clientOnlyPattern = (path: string): string =>
  path
    .split('/')
    .filter(segment => segment !== '')
    .map(segment => {
      if (segment.startsWith('*')) return '(?:/.*)?';
      return segment.startsWith(':') ? '/[^/]+' : `/${escaped(segment)}`;
    })
    .join('');

/** Folders that contain only files for programs. */
export const FILE_FOLDERS = ['page-data', 'slice-data', 'static'] as const;

/**
 * Files in the output folder that are for the build itself or for one host; a `*` at the end
 * matches anything.
 */
export const BY_PRODUCTS = [
  '/webpack.stats.json',
  '/_headers',
  '/_redirects',
  '/not-found.txt',
  '/_gatsby/*',
] as const;

/** Files that no host serves: by-products, and dotfiles other than those in `.well-known`. */
export const HIDDEN_PATTERN = `^(?:${BY_PRODUCTS.map(path =>
  path.endsWith('*') ? escaped(path.slice(0, -1)) : `${escaped(path)}$`,
).join('|')})|${String.raw`/\.(?!well-known/)`}`;

/** The `Accept` header of a browser that opens a page. */
export const DOCUMENT_PATTERN = String.raw`\btext/html\b`;

/**
 * Paths that look like files: if one is missing, an error page would not help the program that
 * requested it, unless it wants a document.
 */
export const FILE_PATTERN = String.raw`^/(?:${FILE_FOLDERS.join('|')})(?:/|$)|\.[a-z0-9]{2,11}$`;

/**
 * Whether a compressed copy may be sent, by `Accept-Encoding`: the coding is named and not
 * refused with `q=0`.
 */
export const acceptPattern = (coding: string): string =>
  String.raw`(?:^|,)[ \t]*${coding}[ \t]*(?:$|,|;(?![ \t]*q=0(?:\.0*)?[ \t]*(?:,|$)))`;
