import { resolveMx } from 'node:dns/promises';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : null;

/**
 * Whether the host of an address takes mail, by its MX records. A name server that cannot be asked is no
 * reason to turn somebody away.
 * @param resolve replaced in tests
 */
export const takesMail = async (email: string, resolve = resolveMx): Promise<boolean> => {
  const host = email.slice(email.lastIndexOf('@') + 1);
  try {
    const records = await resolve(host);
    // A single empty name says that the host takes no mail (RFC 7505).
    return records.some(({ exchange }) => exchange !== '' && exchange !== '.');
  } catch (error) {
    return codeOf(error) !== 'ENOTFOUND';
  }
};
