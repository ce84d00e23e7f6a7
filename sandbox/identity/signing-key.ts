import { createHash, createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { JSONWebKeySet } from 'jose';
import { isJsonObject } from '../core/json';
import type { ServiceContext } from '../core/service';

interface StoredKey {
  readonly privateKey: JsonWebKey | null;
}

/** The pool's key pair, and what verifies its signatures. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Returns the pool's key, which is created on first use and survives a restart and a reset. */
export interface SigningKeyStore {
  key(): Promise<SigningKey>;
  /** What `/.well-known/jwks.json` answers. */
  keySet(): Promise<JSONWebKeySet>;
}

function parseKey(stored: unknown): StoredKey {
  if (!isJsonObject(stored) || !isJsonObject(stored.privateKey)) throw new Error('No key.');
  const { privateKey } = stored;
  createPrivateKey({ key: privateKey, format: 'jwk' });
  return { privateKey };
}

const makePair = promisify(generateKeyPair);

/** Opens the store of the pool's key. Call it once for a sandbox. */
export function createSigningKeys(context: ServiceContext): SigningKeyStore {
  const state = context.openState<StoredKey>(
    'identity-key',
    () => ({ privateKey: null }),
    parseKey,
  );
  let opened: Promise<SigningKey> | null = null;
  const open = async (): Promise<SigningKey> => {
    const { privateKey: stored } = state.value;
    const privateKey = stored
      ? createPrivateKey({ key: stored, format: 'jwk' })
      : (await makePair('rsa', { modulusLength: 2048 })).privateKey;
    if (!stored) state.update(() => ({ privateKey: privateKey.export({ format: 'jwk' }) }));
    const publicKey = createPublicKey(privateKey);
    const { n = '' } = publicKey.export({ format: 'jwk' });
    return { id: createHash('sha256').update(n).digest('base64'), privateKey, publicKey };
  };
  const key = (): Promise<SigningKey> => (opened ??= open());
  return {
    key,
    async keySet() {
      const { id, publicKey } = await key();
      const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
      return { keys: [{ alg: 'RS256', kty: 'RSA', use: 'sig', kid: id, n, e }] };
    },
  };
}
