/** How to reach the identity provider, an Amazon Cognito user pool. */
export interface IdentitySettings {
  readonly userPoolId: string;
  /** The shop's app in the pool; it has no secret. */
  readonly clientId: string;
  /** Scheme and host, no trailing slash. */
  readonly origin: string;
}

/** Where a pool answers: the given origin, or the vendor's own in the pool's region. */
export const identityOrigin = (userPoolId: string, origin: string | null): string =>
  origin ?? `https://cognito-idp.${userPoolId.replace(/_.*/, '')}.amazonaws.com`;
