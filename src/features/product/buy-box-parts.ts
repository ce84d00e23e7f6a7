export { BuyBoxCharge } from './buy-box-charge';
export { LocalDealerPlans } from './service-plan-choice-local';
export { RenewalTerms } from './service-plan-choice-renewal';
