import { useRef } from 'react';
import { ok, type Result } from '~/src/domain/data/result';
import { useAccount } from '../session/session-context';
import { useIdentity } from '../session/use-identity';

const isWrong = (result: Result<void>): boolean =>
  !result.ok && result.error.userErrors.some(({ code }) => code === 'wrong-credentials');

/**
 * Changes the password. If a reply was lost, a sign-in with the new password proves that it was
 * changed: at once, or when it is tried again and the old password is refused.
 */
export const usePasswordChange = () => {
  const { session, customer } = useAccount();
  const identity = useIdentity();
  /** The new password of the last attempt, if its reply was lost. */
  const unanswered = useRef<string | null>(null);

  const isSaved = async (password: string): Promise<boolean> => {
    const proved = await identity.signIn(customer.email, password);
    if (proved.ok) void identity.revoke(proved.value);
    return proved.ok;
  };

  return async (current: string, next: string): Promise<Result<void>> => {
    const result = await session.changePassword(current, next);
    const wasUnanswered = unanswered.current === next;
    const isLost = !result.ok && result.error.kind !== 'user';
    unanswered.current = isLost ? next : null;
    const isDoubtful = isLost || (wasUnanswered && isWrong(result));
    return isDoubtful && (await isSaved(next)) ? ok(undefined) : result;
  };
};
