import type { FileAsset } from '~/src/domain/content/media/file';
import { isRecord, textOf } from '~/src/domain/data/read';

const REFERENCE = /^file-([A-Za-z0-9]+)-([a-z0-9]+)$/;

/**
 * A file field of the content system as an asset. `base` is the CDN's address with project and
 * dataset, `{origin}/files/{project}/{dataset}`. Null when the field names no file.
 */
export const toContentFile = (field: unknown, base: string): FileAsset | null => {
  if (!isRecord(field) || !isRecord(field.asset)) return null;
  const match = REFERENCE.exec(textOf(field.asset._ref) ?? '');
  if (!match) return null;
  const [, id = '', extension = ''] = match;
  return { url: `${base}/${id}.${extension}`, extension };
};
