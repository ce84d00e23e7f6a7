import { seedBrands } from '~/seed/brands';
import { PORTS } from '../core/ports';

/** The only user pool. The part after the underscore is an input of the password proof. */
export const POOL_ID = 'us-east-1_Sandbox01';
export const POOL_NAME = 'Sandbox01';

/**
 * The issuer in tokens. It is the same on a test's port, so that tokens can be verified without knowing
 * where the pool runs.
 */
export const ISSUER = `http://127.0.0.1:${PORTS.identity}/${POOL_ID}`;

/** An app of the pool: the storefront of one brand. None has a secret, as browsers cannot keep one. */
export interface AppClient {
  readonly id: string;
  readonly brand: string;
  readonly shopName: string;
}

export const APP_CLIENTS: readonly AppClient[] = seedBrands.map(
  ({ id: brand, name: shopName, signInClient: id }) => ({ id, brand, shopName }),
);

/** The default lifetimes of a new pool, in seconds. */
export const LIFETIME = {
  token: 3600,
  refreshToken: 30 * 24 * 3600,
  challenge: 180,
  verificationCode: 24 * 3600,
  resetCode: 3600,
} as const;
