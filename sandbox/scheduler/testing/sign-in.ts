import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js';
import { POOL_ID } from '~/sandbox/identity/pool';
import { seedBrand } from '~/seed/brands';

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The shop's app; Larkfield's where absent. */
  readonly clientId?: string | undefined;
}

/** The id token of an account, by the vendor's client. @param endpoint the pool's address */
export function signIn(
  endpoint: string,
  { email, password, clientId = seedBrand('larkfield').signInClient }: Credentials,
): Promise<string> {
  const values = new Map<string, string>();
  const Storage: ICognitoStorage = {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
    clear: () => values.clear(),
  };
  const Pool = new CognitoUserPool({ UserPoolId: POOL_ID, ClientId: clientId, endpoint, Storage });
  const user = new CognitoUser({ Username: email, Pool, Storage });
  return new Promise((resolve, reject) => {
    user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password }), {
      onSuccess: session => resolve(session.getIdToken().getJwtToken()),
      onFailure: reject,
    });
  });
}
