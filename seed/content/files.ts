import { createHash } from 'node:crypto';

/** A file field of a content document. */
export interface SeedFile {
  readonly _type: 'file';
  readonly asset: { readonly _type: 'reference'; readonly _ref: string };
}

/** The name of a file on the CDN, `<sha1 of its path in the seed>.<extension>`. */
export const cdnName = (file: string): string =>
  `${createHash('sha1').update(file).digest('hex')}${file.slice(file.lastIndexOf('.'))}`;

/** The asset document's id of a file, as content documents reference it: `file-<id>-<extension>`. */
export const fileReference = (file: string): string => `file-${cdnName(file).replace('.', '-')}`;

/** The name on the CDN of the file that such an id names. */
export const cdnNameOf = (reference: string): string =>
  reference.replace(/^file-/, '').replace(/-(?=[a-z0-9]+$)/, '.');

export const fileField = (file: string): SeedFile => ({
  _type: 'file',
  asset: { _type: 'reference', _ref: fileReference(file) },
});
