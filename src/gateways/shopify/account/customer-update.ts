import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { createCommerceClient, type CommerceConfig } from '../client';
import { customerUpdate } from '../documents/account-customer';
import { refusalOf } from './customer-reply';

/** Changes to a customer's details: an empty text clears the field, an absent field stays. */
export interface CustomerDetailsInput {
  readonly firstName: string;
  readonly lastName: string;
  /** In E.164, such as +12085550140. */
  readonly phone: string;
  readonly acceptsMarketing: boolean;
}

/** Changes a customer's details. Errors: `user` with the platform's own messages. */
export const updateCustomer = async (
  config: CommerceConfig,
  customerAccessToken: string,
  { firstName, lastName, phone, acceptsMarketing }: Partial<CustomerDetailsInput>,
): Promise<Result<void>> => {
  const client = createCommerceClient(config);
  const customer = {
    ...(firstName === undefined ? {} : { firstName: firstName || null }),
    ...(lastName === undefined ? {} : { lastName: lastName || null }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(acceptsMarketing === undefined ? {} : { acceptsMarketing }),
  };
  const reply = await client(customerUpdate, { customerAccessToken, customer });
  if (!reply.ok) return reply;
  const { result } = reply.value;
  const refusal = refusalOf(result?.customerUserErrors);
  if (refusal) return refusal;
  return result?.customer ? ok(undefined) : failure('protocol', 'The reply has no customer.');
};
