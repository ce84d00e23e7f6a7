export { LocalDealerPlans } from '../plans/service-plan-choice-local';
export { PlanTerms } from './purchase/plan-terms';
export { ServiceDates } from '../services/service-dates';
