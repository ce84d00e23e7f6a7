export { BuyBoxCharge } from './buy-box-charge';
export { LocalDealerPlans } from '../plans/service-plan-choice-local';
export { RenewalTerms } from '../plans/service-plan-choice-renewal';
