import type { Customer } from '../customer/model';

/** `Customer` as the account and the cart read it. Addresses and orders are not modelled yet. */
export const customerView = (customer: Customer) => ({
  __typename: 'Customer',
  id: `gid://shopify/Customer/${customer.id}`,
  email: customer.email,
  firstName: customer.firstName,
  lastName: customer.lastName,
  displayName: `${customer.firstName} ${customer.lastName}`,
  phone: customer.phone,
  tags: customer.tags,
  acceptsMarketing: customer.acceptsMarketing,
  createdAt: customer.createdAt,
  updatedAt: customer.updatedAt,
  defaultAddress: null,
});
