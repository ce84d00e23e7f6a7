export { CustomerProvider, useCustomer } from './customer-provider';
export type { Customer } from './session';
