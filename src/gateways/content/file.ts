import { isRecord, textOf } from '../http/read';

const REFERENCE = /^file-([A-Za-z0-9]+)-([a-z0-9]+)$/;

/**
 * A file field of the content system as an address. `imageBase` is the image CDN's address with
 * project and dataset; files stand beside it. Null when the field names no file.
 */
export const toFileAddress = (field: unknown, imageBase: string): string | null => {
  if (!isRecord(field) || !isRecord(field.asset)) return null;
  const match = REFERENCE.exec(textOf(field.asset._ref) ?? '');
  if (!match) return null;
  return `${imageBase.replace('/images/', '/files/')}/${match[1] ?? ''}.${match[2] ?? ''}`;
};
