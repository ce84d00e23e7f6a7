import { isMemberCode } from '~/src/domain/contact/member-code';
import type { LinkCodes } from './read-link-codes';

/** The discount codes for a cart to try, each once; a referral code may be one too, but not a member's. */
export function codesToTry({ discount, referral }: LinkCodes): readonly string[] {
  const isOther = referral !== null && discount?.toLowerCase() !== referral.toLowerCase();
  return [discount, isOther && !isMemberCode(referral) ? referral : null].flatMap(
    code => code ?? [],
  );
}
