import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { POOL_NAME } from './pool';

// RFC 3526, group 15, and the generator, hash and key derivation that the service's clients use.
const N = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
);
const G = 2n;
const INFO = Buffer.concat([Buffer.from('Caldera Derived Key', 'utf8'), Buffer.from([1])]);

/** The stored form of a password: a random salt and the verifier, both in hexadecimal digits. */
export interface PasswordVerifier {
  readonly salt: string;
  readonly verifier: string;
}

/** Hexadecimal digits of a positive number as two's complement writes them. */
function padHex(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

const bytes = (value: bigint): Buffer => Buffer.from(padHex(value), 'hex');

const hash = (...parts: readonly (Buffer | string)[]): Buffer =>
  parts.reduce((digest, part) => digest.update(part), createHash('sha256')).digest();

const toNumber = (digest: Buffer): bigint => BigInt(`0x${digest.toString('hex')}`);

const K = toNumber(hash(bytes(N), bytes(G)));

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = ((base % N) + N) % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

const secretOf = (salt: string, userId: string, password: string): bigint =>
  toNumber(hash(bytes(BigInt(`0x${salt}`)), hash(`${POOL_NAME}${userId}:${password}`)));

/** The verifier of a password. @param salt for a fixed one; random where absent */
export function createVerifier(
  userId: string,
  password: string,
  salt = randomBytes(16).toString('hex'),
): PasswordVerifier {
  return { salt, verifier: power(G, secretOf(salt, userId, password)).toString(16) };
}

/** Whether a password is the one of the verifier. */
export function isPassword(
  userId: string,
  password: string,
  { salt, verifier }: PasswordVerifier,
): boolean {
  return power(G, secretOf(salt, userId, password)).toString(16) === verifier;
}

/** The server's half of an exchange. */
export interface ServerKeys {
  readonly secret: bigint;
  /** Sent to the client as `SRP_B`. */
  readonly shared: bigint;
}

/** A new half for the owner of a verifier. */
export function createServerKeys({ verifier }: PasswordVerifier): ServerKeys {
  const secret = toNumber(randomBytes(32));
  return { secret, shared: (K * BigInt(`0x${verifier}`) + power(G, secret)) % N };
}

/** The number that a client sent; null when it is none, or one that would make the key guessable. */
export function readClientKey(hex: string): bigint | null {
  if (!/^[0-9a-f]{1,768}$/i.test(hex)) return null;
  const key = BigInt(`0x${hex}`);
  return key % N === 0n ? null : key;
}

/** The message that a client signs with a key derived from the password. */
export interface PasswordClaim {
  readonly userId: string;
  readonly clientKey: bigint;
  readonly secretBlock: Buffer;
  readonly timestamp: string;
  /** Base64. */
  readonly signature: string;
}

/** Whether a claim proves that the client knew the password. */
export function isClaimValid(
  claim: PasswordClaim,
  { verifier }: PasswordVerifier,
  { secret, shared }: ServerKeys,
): boolean {
  const scrambler = toNumber(hash(bytes(claim.clientKey), bytes(shared)));
  if (scrambler === 0n) return false;
  const session = power(claim.clientKey * power(BigInt(`0x${verifier}`), scrambler), secret);
  const extracted = createHmac('sha256', bytes(scrambler)).update(bytes(session)).digest();
  const key = createHmac('sha256', extracted).update(INFO).digest().subarray(0, 16);
  const expected = createHmac('sha256', key)
    .update(POOL_NAME)
    .update(claim.userId)
    .update(claim.secretBlock)
    .update(claim.timestamp)
    .digest();
  const given = Buffer.from(claim.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
