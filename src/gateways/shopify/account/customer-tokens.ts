import type { ResultOf } from 'gql.tada';
import { textOf } from '~/src/domain/data/read';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import type { CommerceClient } from '../client';
import {
  customerTokenByMultipass,
  customerTokenDelete,
  customerTokenRenew,
} from '../documents/customer-tokens';
import type { Untrusted } from '../untrusted';
import { refusalOf } from './customer-reply';

/** A customer's access token of one store. */
export interface CustomerToken {
  readonly accessToken: string;
  /** ISO 8601 instant. */
  readonly expiresAt: string;
}

type WireToken = NonNullable<
  NonNullable<Untrusted<ResultOf<typeof customerTokenRenew>>>['result']
>['customerAccessToken'];

const toToken = (wire: WireToken): Result<CustomerToken> => {
  const accessToken = textOf(wire?.accessToken);
  const expiresAt = textOf(wire?.expiresAt);
  return accessToken !== null && expiresAt !== null && !Number.isNaN(Date.parse(expiresAt))
    ? ok({ accessToken, expiresAt })
    : failure('protocol', 'The reply has no customer access token.', { isRetryable: true });
};

/** Exchanges a multipass token, which works once, for a customer access token. Errors: `user` with the platform's codes. */
export const createTokenByMultipass = async (
  client: CommerceClient,
  multipassToken: string,
): Promise<Result<CustomerToken>> => {
  const reply = await client(customerTokenByMultipass, { multipassToken });
  if (!reply.ok) return reply;
  const { result } = reply.value;
  return refusalOf(result?.customerUserErrors) ?? toToken(result?.customerAccessToken);
};

/** Renews a token, which may change. Errors: `user` for one that has expired. */
export const renewToken = async (
  client: CommerceClient,
  customerAccessToken: string,
): Promise<Result<CustomerToken>> => {
  const reply = await client(customerTokenRenew, { customerAccessToken });
  if (!reply.ok) return reply;
  const { result } = reply.value;
  return refusalOf(result?.userErrors) ?? toToken(result?.customerAccessToken);
};

/** Revokes a token. Errors: `user` for one that the store does not know. */
export const deleteToken = async (
  client: CommerceClient,
  customerAccessToken: string,
): Promise<Result<void>> => {
  const reply = await client(customerTokenDelete, { customerAccessToken });
  if (!reply.ok) return reply;
  return refusalOf(reply.value.result?.userErrors) ?? ok(undefined);
};
