import { ok, type Result } from '~/src/domain/data/result';
import type { AccountSession, SessionState } from '../account-session';
import type { SessionPorts } from '../session-ports';
import type { IdentityTokenRenewal } from '../tokens/identity-token-renewal';

interface PasswordChangeSteps {
  readonly ports: Pick<SessionPorts, 'identity'>;
  readonly identity: Pick<IdentityTokenRenewal, 'withTokens'>;
  readonly getState: () => SessionState;
}

const hasCode = (result: Result<unknown>, wanted: string): boolean =>
  !result.ok && result.error.userErrors.some(({ code }) => code === wanted);

/**
 * Changes the password. After a lost reply the provider may refuse the old password because it has
 * already saved the new one, which a sign-in with the new one then proves.
 */
export const createPasswordChange = ({
  ports,
  identity,
  getState,
}: PasswordChangeSteps): AccountSession['changePassword'] => {
  /** The new password of the last attempt, if its reply was lost. */
  let unanswered: string | null = null;

  const isSaved = async (password: string): Promise<boolean> => {
    const state = getState();
    if (state.status !== 'signedIn') return false;
    const proved = await ports.identity.signIn(state.customer.email, password);
    if (!proved.ok) return false;
    void ports.identity.revoke(proved.value);
    return true;
  };

  return async (current, next) => {
    const result = await identity.withTokens(
      each => ports.identity.changePassword(each, current, next),
      reply => hasCode(reply, 'refused'),
    );
    const wasUnanswered = unanswered === next;
    unanswered = !result.ok && result.error.kind !== 'user' ? next : null;
    const isRefused = wasUnanswered && hasCode(result, 'wrong-credentials');
    return isRefused && (await isSaved(next)) ? ok(undefined) : result;
  };
};
