import type { Recipient } from '../mails';
import type { StoredUser } from '../model';
import type { Parameters } from '../parameters';
import { APP_CLIENTS, type AppClient } from '../pool';

/** The recipient of an operation's email. @param to an address other than the user's own */
export const recipientOf = (
  user: StoredUser,
  parameters: Parameters,
  client: AppClient,
  to = user.email,
): Recipient => ({
  client,
  to,
  firstName: user.profile.given_name ?? null,
  localePath: parameters.localePath(),
});

/**
 * The app client of a session; the first one if it no longer exists.
 * @throws if the pool has none
 */
export function clientOf(clientId: string): AppClient {
  const client = APP_CLIENTS.find(({ id }) => id === clientId) ?? APP_CLIENTS[0];
  if (!client) throw new Error('The pool has no app client.');
  return client;
}

/** `CodeDeliveryDetails`: the masked address that a code was sent to. */
export function deliveryDetails(email: string) {
  const [name = '', host = ''] = email.split('@');
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${name.charAt(0)}***@${host.charAt(0)}***`,
  };
}
