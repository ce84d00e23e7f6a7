import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { isJsonObject, parseJson, type JsonObject } from '~/sandbox/core/json';

// The platform's format: an initialization vector, the encrypted JSON and a signature over both.
const BLOCK = 16;
const SIGNATURE = 32;

const keysOf = (secret: string) => {
  const digest = createHash('sha256').update(secret).digest();
  return { encryption: digest.subarray(0, BLOCK), signature: digest.subarray(BLOCK) };
};

/** Who a multipass token vouches for, by the platform's names. */
export interface MultipassCustomer {
  readonly email: string;
  /** ISO 8601 instant at which the token was made. */
  readonly created_at: string;
  readonly first_name?: string;
  readonly last_name?: string;
  /** The customer's id where they signed in. */
  readonly identifier?: string;
  readonly return_to?: string;
}

/** A token that the store with this secret accepts. @see https://shopify.dev/docs/api/multipass */
export function createMultipassToken(secret: string, customer: MultipassCustomer): string {
  const { encryption, signature } = keysOf(secret);
  const vector = randomBytes(BLOCK);
  const cipher = createCipheriv('aes-128-cbc', encryption, vector);
  const encrypted = Buffer.concat([
    vector,
    cipher.update(JSON.stringify(customer), 'utf8'),
    cipher.final(),
  ]);
  const signed = createHmac('sha256', signature).update(encrypted).digest();
  return Buffer.concat([encrypted, signed]).toString('base64url');
}

function decrypt(encrypted: Buffer, key: Buffer): unknown {
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, encrypted.subarray(0, BLOCK));
    const text = Buffer.concat([decipher.update(encrypted.subarray(BLOCK)), decipher.final()]);
    return parseJson(text.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What a token says; null when another secret signed it, or it is no token. */
export function readMultipassToken(secret: string, token: string): JsonObject | null {
  if (!/^[A-Za-z0-9_-]+={0,2}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const encrypted = bytes.subarray(0, -SIGNATURE);
  if (encrypted.length < 2 * BLOCK || encrypted.length % BLOCK !== 0) return null;
  const { encryption, signature } = keysOf(secret);
  const expected = createHmac('sha256', signature).update(encrypted).digest();
  if (!timingSafeEqual(bytes.subarray(-SIGNATURE), expected)) return null;
  const customer = decrypt(encrypted, encryption);
  return isJsonObject(customer) ? customer : null;
}
