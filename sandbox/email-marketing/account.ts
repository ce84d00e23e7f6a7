import type { IncomingMessage } from 'node:http';
import { seedBrands } from '~/seed/brands';
import { Refusal } from './refusal';

/** Public id of the one account; `.env.sandbox*` repeats it. */
export const COMPANY = 'SANDB1';
/** Its private key, which only servers hold; `.env.sandbox*` repeats it. */
export const PRIVATE_KEY = 'pk_sandbox_private';
/** The lists of the account by their ids; `.env.sandbox*` repeats them. */
const LISTS: ReadonlyMap<string, string> = new Map(
  seedBrands.map(({ emailList, name }) => [emailList, `${name} newsletter`]),
);

/** @throws {Refusal} for a caller without the private key */
export const checkKey = ({ headers }: IncomingMessage): void => {
  const { authorization } = headers;
  if (authorization === `Klaviyo-API-Key ${PRIVATE_KEY}`) return;
  throw authorization === undefined
    ? new Refusal(
        ...([401, 'not_authenticated', 'Authentication credentials were not provided.'] as const),
        'Missing or invalid authorization scheme. Please use Klaviyo-API-Key.',
        { pointer: '/data/' },
      )
    : new Refusal(
        ...([401, 'authentication_failed', 'Incorrect authentication credentials.'] as const),
        'Incorrect authentication credentials.',
        { pointer: '/data/' },
      );
};

/** `GET /api/accounts`: the account of the key. */
export const accountDocument = (): object => ({
  data: [
    {
      type: 'account',
      id: COMPANY,
      attributes: {
        test_account: true,
        contact_information: { organization_name: 'Larkfield' },
        timezone: 'US/Eastern',
        preferred_currency: 'USD',
        public_api_key: COMPANY,
        locale: 'en-US',
      },
      links: { self: `https://a.klaviyo.com/api/accounts/${COMPANY}/` },
    },
  ],
  links: { self: 'https://a.klaviyo.com/api/accounts', next: null, prev: null },
});

/** `GET /api/lists/{id}`. @throws {Refusal} 404 for a list that the account lacks */
export const listDocument = (id: string): object => {
  const name = LISTS.get(id);
  if (name === undefined) {
    const detail = `A list with id ${id} does not exist.`;
    throw new Refusal(404, 'not_found', 'Not found.', detail);
  }
  return {
    data: {
      type: 'list',
      id,
      attributes: { name, opt_in_process: 'single_opt_in' },
      links: { self: `https://a.klaviyo.com/api/lists/${id}/` },
    },
  };
};
