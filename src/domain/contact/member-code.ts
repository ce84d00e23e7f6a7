/** The form of the codes that members of the referral program get (`openapi/service.yaml`). */
const MEMBER_CODE = /^[A-Z]{1,12}-[A-HJKMNP-Z2-9]{6}$/i;

/** Whether a code names a member of the referral program: it rewards them, and discounts nothing. */
export const isMemberCode = (code: string): boolean => MEMBER_CODE.test(code);
