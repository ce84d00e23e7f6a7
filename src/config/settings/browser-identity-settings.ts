import { identityOrigin, type IdentitySettings } from './identity-settings';

const userPoolId = process.env.GATSBY_COGNITO_USER_POOL_ID ?? '';

// The bundler replaces each `process.env.GATSBY_…` by its text, so every name is written out.
// Separate from the other settings, because only the account area reads it.
export const identitySettings: IdentitySettings = {
  userPoolId,
  clientId: process.env.GATSBY_COGNITO_CLIENT_ID ?? '',
  origin: identityOrigin(userPoolId, process.env.GATSBY_COGNITO_ORIGIN || null),
};
