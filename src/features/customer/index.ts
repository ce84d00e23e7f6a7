export { readCustomerDetails, type CustomerDetails } from './customer-details';
export { CustomerProvider, useCustomer } from './customer-provider';
export type { Customer } from './session';
