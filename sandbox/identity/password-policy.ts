import { IdentityError, invalidParameter } from './service-error';

const SHORTEST = 8;
const LONGEST = 256;

/**
 * Refuses a password that violates the pool's policy, which requires only eight characters.
 *
 * @param verb the verb in the operation's error message
 * @throws {IdentityError} `InvalidPasswordException`, or `InvalidParameterException` for outer spaces
 */
export function checkPassword(password: string, verb: 'did' | 'does' = 'does'): void {
  if (!/^\S+.*\S+$/s.test(password) && password.length > 1) {
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy " +
        'regular expression pattern: ^[\\S]+.*[\\S]+$',
    );
  }
  const policy = verb === 'did' ? 'did not conform with' : 'does not conform to';
  if (password.length < SHORTEST) {
    throw new IdentityError(
      'InvalidPasswordException',
      `Password ${policy} policy: Password not long enough`,
    );
  }
  if (password.length > LONGEST) {
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must have length " +
        `less than or equal to ${LONGEST}`,
    );
  }
}
