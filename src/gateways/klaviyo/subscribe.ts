import { ok, type Result } from '~/src/domain/data/result';
import type { EmailListSettings } from '~/src/config/settings/form-settings';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';
import { parseJson } from '~/src/domain/data/json';
import { recordOf, recordsOf, textOf } from '~/src/domain/data/read';

/** Release of the client API that is spoken; the vendor keeps each for two years. */
export const KLAVIYO_REVISION = '2026-07-15';
const ACCEPTED = 202;

/** A newsletter sign-up. */
export interface Subscriber {
  readonly email: string;
  /** Absent, like the interest, until they have told it. */
  readonly firstName?: string;
  readonly interest?: 'cat' | 'dog';
  /** Where they signed up, for the vendor's reports. */
  readonly source: string;
}

const bodyOf = ({ email, firstName, interest, source }: Subscriber, listId: string) => ({
  data: {
    type: 'subscription',
    attributes: {
      custom_source: source,
      profile: {
        data: {
          type: 'profile',
          attributes: {
            email,
            ...(firstName === undefined ? {} : { first_name: firstName }),
            ...(interest === undefined ? {} : { properties: { interest } }),
            subscriptions: { email: { marketing: { consent: 'SUBSCRIBED' } } },
          },
        },
      },
    },
    relationships: { list: { data: { type: 'list', id: listId } } },
  },
});

/** The vendor names the rejected field by a pointer into the request. */
const refused = (text: string, status: number): Result<never> | null => {
  if (status !== 400 && status !== 409) return null;
  const { errors } = recordOf(parseJson(text));
  const userErrors = recordsOf(errors).map(error => {
    const pointer = textOf(recordOf(error.source).pointer) ?? '';
    const field = pointer.split('/').at(-1) ?? '';
    const message = textOf(error.detail) ?? textOf(error.title) ?? 'Refused.';
    return { field: field === '' ? [] : [field], message, code: textOf(error.code) };
  });
  return failure('user', userErrors[0]?.message ?? 'Refused.', { status, userErrors });
};

/**
 * Adds a person to the newsletter's list through the vendor's client API. The reply is the same
 * for people who are already on it. Errors: `user` with the rejected fields (`email`, `first_name`),
 * else as `fetchJson`.
 */
export const subscribe = async (
  { origin, companyId, listId }: EmailListSettings,
  subscriber: Subscriber,
  fetch?: Fetch,
): Promise<Result<null>> => {
  const url = `${origin}/client/subscriptions/?company_id=${encodeURIComponent(companyId)}`;
  const body = bodyOf(subscriber, listId);
  const reply = await fetchJson(url, {
    body,
    headers: { revision: KLAVIYO_REVISION },
    refused,
    fetch,
  });
  // A success has an empty body, which is not JSON.
  return reply.ok || reply.error.status === ACCEPTED ? ok(null) : reply;
};
