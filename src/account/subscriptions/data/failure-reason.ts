import type { GatewayError, UserError } from '~/src/domain/data/result';
import { CONNECTION_ERROR } from '~/src/gateways/recharge/errors';

/** The session was refused, after the one new sign-in as well. */
const UNAUTHORIZED = 401;
/** The lowest status code of a provider's own failure. */
const SERVER_ERRORS = 500;

/** "is invalid" of the field "zip" is "Zip is invalid."; a message that is a sentence stays as it is. */
const sentenceOf = ({ field, message }: UserError): string => {
  const name = field.at(-1)?.replaceAll('_', ' ') ?? '';
  if (name === '' || !/^[a-z]/.test(message)) return message;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${message}.`;
};

/**
 * The text for a provider failure (spec account §8): its own message, with a list of errors joined;
 * otherwise that the connection failed, because the details of a malformed reply, of a refused
 * session or of a status of 500 and above mean nothing to a shopper.
 */
export const failureReason = ({ kind, status, message, userErrors }: GatewayError): string => {
  if (kind === 'protocol' || kind === 'network' || kind === 'timeout') return CONNECTION_ERROR;
  if (status === UNAUTHORIZED || (status ?? 0) >= SERVER_ERRORS) return CONNECTION_ERROR;
  const said = userErrors.map(sentenceOf).filter(Boolean);
  return said.length > 0 ? said.join(' ') : message || CONNECTION_ERROR;
};
