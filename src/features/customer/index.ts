export { readCustomerDetails, type CustomerDetails } from './customer-details';
export { announceCustomer } from './customer-change';
export { CustomerProvider, useCustomer } from './customer-provider';
export type { Customer } from './session';
