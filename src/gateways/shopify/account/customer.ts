import type { ResultOf } from 'gql.tada';
import { listOf, textOf, textOrEmpty, textsOf } from '~/src/domain/data/read';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { CommerceClient } from '../client';
import { customerRead } from '../documents/customer-tokens';
import type { Untrusted } from '../untrusted';
import { tokenRefused } from './customer-reply';

/** The customer of one store, as the account area shows them (spec account §3). */
export interface StoreCustomer {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly displayName: string;
  /** In E.164, such as +12085550140. */
  readonly phone: string | null;
  readonly acceptsMarketing: boolean;
  readonly defaultAddressId: string | null;
  readonly tags: readonly string[];
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

type WireCustomer = NonNullable<NonNullable<Untrusted<ResultOf<typeof customerRead>>>['customer']>;

const toCustomer = (wire: WireCustomer): Result<StoreCustomer> => {
  const id = textOf(wire.id);
  const email = textOf(wire.email);
  if (id === null || email === null) {
    return failure('protocol', 'The customer has no id or no email.', { isRetryable: true });
  }
  return ok({
    id,
    email,
    firstName: textOf(wire.firstName),
    lastName: textOf(wire.lastName),
    displayName: textOf(wire.displayName) ?? email,
    phone: textOf(wire.phone),
    acceptsMarketing: wire.acceptsMarketing === true,
    defaultAddressId: textOf(wire.defaultAddress?.id),
    tags: textsOf(listOf(wire.tags)),
    createdAt: textOrEmpty(wire.createdAt),
    updatedAt: textOrEmpty(wire.updatedAt),
  });
};

/** The customer of a token. Errors: `user` with the code TOKEN_INVALID for one that has expired. */
export const readCustomer = async (
  client: CommerceClient,
  customerAccessToken: string,
): Promise<Result<StoreCustomer>> => {
  const reply = await client(customerRead, { customerAccessToken });
  if (!reply.ok) return reply;
  const { customer } = reply.value;
  if (customer === null) return tokenRefused();
  return customer
    ? toCustomer(customer)
    : failure('protocol', 'The reply has no customer.', { isRetryable: true });
};
