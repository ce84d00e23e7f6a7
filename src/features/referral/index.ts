export { LinkCodes } from './link-codes';
export { keptReferralCode } from './kept-referral';
