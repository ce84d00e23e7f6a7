import { SIGN_IN } from './customer-documents';
import { textAt, type StoreClient } from './shop';

/** The access token of one of the tests' customers. */
export async function tokenOf(
  store: StoreClient,
  email = 'avery@example.com',
  password = 'kennel-gate-40',
): Promise<string> {
  const reply = await store.ask(SIGN_IN, { input: { email, password } });
  return textAt(reply, 'result.customerAccessToken.accessToken');
}
