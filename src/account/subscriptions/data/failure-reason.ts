import type { GatewayError } from '~/src/domain/data/result';
import { CONNECTION_ERROR } from '~/src/gateways/recharge/errors';

/** The first of the statuses by which a provider says that it failed itself. */
const SERVER_ERRORS = 500;

/**
 * What a shopper is told of a failure at the provider (spec account §8): what it says itself, a list of errors
 * as text, else that the connection failed: what a malformed answer lacks, or what
 * broke within the provider (a status of 500 or above), says nothing to a shopper.
 */
export const failureReason = ({ kind, status, message, userErrors }: GatewayError): string => {
  if (kind === 'protocol' || kind === 'network' || kind === 'timeout') return CONNECTION_ERROR;
  if (status !== null && status >= SERVER_ERRORS) return CONNECTION_ERROR;
  const said = userErrors.map(error => error.message).filter(Boolean);
  return said.length > 0 ? said.join(' ') : message || CONNECTION_ERROR;
};
