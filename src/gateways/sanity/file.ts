import { object, pipe, regex, string } from 'valibot';
import type { FileAsset } from '~/src/domain/content/media/file';
import { decodeOr } from '~/src/domain/data/decode';

const REFERENCE = /^file-([A-Za-z0-9]+)-([a-z0-9]+)$/;

const fileField = object({ asset: object({ _ref: pipe(string(), regex(REFERENCE)) }) });

/**
 * A file field of the content system as an asset. `base` is the CDN's address with project and
 * dataset, `{origin}/files/{project}/{dataset}`. Null when the field names no file.
 */
export const toContentFile = (field: unknown, base: string): FileAsset | null => {
  const [, id = '', extension = ''] =
    REFERENCE.exec(decodeOr(fileField, field)?.asset._ref ?? '') ?? [];
  return id === '' ? null : { url: `${base}/${id}.${extension}`, extension };
};
