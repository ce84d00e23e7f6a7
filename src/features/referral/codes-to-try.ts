import type { LinkCodes } from './read-link-codes';

/** The form of the codes that members of the referral program get (`openapi/service.yaml`). */
const MEMBER_CODE = /^[A-Z]{1,12}-[A-HJKMNP-Z2-9]{6}$/i;

/** Whether a code names a member of the referral program: it rewards them, and discounts nothing. */
export const isMemberCode = (code: string): boolean => MEMBER_CODE.test(code);

/** The discount codes for a cart to try, each once; a referral code may be one too, but not a member's. */
export function codesToTry({ discount, referral }: LinkCodes): readonly string[] {
  const isOther = referral !== null && discount?.toLowerCase() !== referral.toLowerCase();
  return [discount, isOther && !isMemberCode(referral) ? referral : null].flatMap(
    code => code ?? [],
  );
}
