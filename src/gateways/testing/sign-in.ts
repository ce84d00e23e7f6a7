import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js';

/** The id token of a demo account of the sandbox. @param endpoint the user pool's address */
export const signInToSandbox = (
  endpoint: string,
  Username = 'avery@example.com',
  Password = 'kennel-gate-40',
): Promise<string> => {
  const memory = new Map<string, string>();
  const Storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
    clear: () => memory.clear(),
  };
  const Pool = new CognitoUserPool({
    UserPoolId: 'us-east-1_Sandbox01',
    ClientId: 'sandboxlarkfieldclient0001',
    endpoint,
    Storage,
  });
  const user = new CognitoUser({ Username, Pool, Storage });
  return new Promise((resolve, reject) => {
    user.authenticateUser(new AuthenticationDetails({ Username, Password }), {
      onSuccess: session => resolve(session.getIdToken().getJwtToken()),
      onFailure: reject,
    });
  });
};
