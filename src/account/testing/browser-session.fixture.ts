import { vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type { IdentityGateway } from '~/src/gateways/cognito/identity-contract';
import { fakeSession, identityTokens } from '../session/session.fixture';

const identity = {
  signIn: vi.fn<IdentityGateway['signIn']>(),
  signUp: vi.fn<IdentityGateway['signUp']>(),
  confirmSignUp: vi.fn<IdentityGateway['confirmSignUp']>(),
  resendCode: vi.fn<IdentityGateway['resendCode']>(),
  forgotPassword: vi.fn<IdentityGateway['forgotPassword']>(),
  resetPassword: vi.fn<IdentityGateway['resetPassword']>(),
};

/** The session and the identity provider of a test. */
export const fakes = { tab: fakeSession(), identity };

/** A new browser and an identity provider that accepts everything. */
export const resetFakes = (): void => {
  fakes.tab = fakeSession();
  const { signIn, ...others } = identity;
  signIn.mockReset().mockResolvedValue(ok(identityTokens()));
  Object.values(others).forEach(call => call.mockReset().mockResolvedValue(ok(undefined)));
};

/** Replaces `session/browser-session`. */
export const browserSessionFake = {
  sessionOf: () => fakes.tab.session,
  identityGatewayOf: () => identity,
};
