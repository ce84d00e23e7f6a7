import {
  AuthenticationDetails,
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  CognitoUserSession,
  type ICognitoStorage,
  type ISignUpResult,
} from 'amazon-cognito-identity-js';
import { recordOf } from '~/src/domain/data/read';
import type { IdentityTokens, SignUp } from './identity-contract';
import { FailedExchange } from './identity-error';
import { exchange, type ExchangeOptions } from './identity-exchange';
import { memoryStorage } from './memory-storage';

/** The callback of a call: a value, or what the vendor's client reports. */
type Answer<T> = (error: unknown, value?: T) => void;

type Metadata = Readonly<Record<string, string>>;

/** A challenge after the password, which this shop's pool does not use. */
class UnexpectedChallenge extends Error {
  override readonly name = 'UnexpectedChallenge';
}

const toTokens = (session: CognitoUserSession, now: number): IdentityTokens => {
  const id = session.getIdToken();
  const idToken = id.getJwtToken();
  const accessToken = session.getAccessToken().getJwtToken();
  const lifetime = id.getExpiration() - id.getIssuedAt();
  if (idToken === '' || accessToken === '' || !(lifetime > 0)) {
    throw new Error('The reply has no tokens.');
  }
  // Computed from the token's lifetime, so that a wrong clock does not expire it early.
  const expiresAt = new Date(now + lifetime * 1000).toISOString();
  return { idToken, accessToken, refreshToken: session.getRefreshToken().getToken(), expiresAt };
};

const toSession = ({ idToken, accessToken, refreshToken }: IdentityTokens): CognitoUserSession =>
  new CognitoUserSession({
    IdToken: new CognitoIdToken({ IdToken: idToken }),
    AccessToken: new CognitoAccessToken({ AccessToken: accessToken }),
    RefreshToken: new CognitoRefreshToken({ RefreshToken: refreshToken }),
  });

/** The transport of the vendor's pool and user objects. */
interface Transport {
  readonly request: (operation: string, parameters: object, answer: Answer<unknown>) => void;
}

// The vendor's own transport treats an unreadable reply as an empty one, which to half of
// the operations means success, and it loses the status of a failure.
const transport = (options: ExchangeOptions): Transport => ({
  request: (operation, parameters, answer) => {
    exchange(options, operation, parameters)
      .then(reply => {
        if (!reply.ok) throw new FailedExchange(reply.error);
        answer(null, reply.value);
      })
      .catch(answer);
  },
});

/** The vendor's pool, whose `client` is the transport of the pool and its users. */
class Pool extends CognitoUserPool {
  readonly client: Transport;

  constructor(options: ExchangeOptions, Storage: ICognitoStorage) {
    const { userPoolId, clientId } = options.settings;
    super({ UserPoolId: userPoolId, ClientId: clientId, Storage });
    this.client = transport(options);
  }
}

/** One call of the vendor's client, with a storage that is discarded afterwards. */
class Call {
  readonly pool: CognitoUserPool;
  private readonly storage = memoryStorage();

  constructor(options: ExchangeOptions) {
    this.pool = new Pool(options, this.storage);
  }

  /** @param email none for calls that tokens identify */
  user(email = 'customer'): CognitoUser {
    return new CognitoUser({ Username: email, Pool: this.pool, Storage: this.storage });
  }
}

const promisify = <T>(run: (answer: Answer<T>) => void): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    run((error, value) => {
      if (error) reject(error instanceof Error ? error : new Error(JSON.stringify(error)));
      else resolve(value);
    });
  });

const done = async (run: (answer: Answer<unknown>) => void): Promise<void> => {
  await promisify(run);
};

/** For operations whose reply says what was done. @param isConfirmed the part that says so */
const doneIfConfirmed = async <T>(
  run: (answer: Answer<T>) => void,
  isConfirmed: (value: T | undefined) => unknown,
): Promise<void> => {
  if (!isConfirmed(await promisify(run))) throw new Error('The answer does not say what was done.');
};

/** A code was sent. */
const delivery = (value: unknown): unknown => recordOf(value).CodeDeliveryDetails;

const session = async (
  now: () => number,
  run: (answer: Answer<CognitoUserSession>) => void,
): Promise<IdentityTokens> => {
  const value = await promisify(run);
  if (!value) throw new Error('The reply has no session.');
  return toTokens(value, now());
};

const unexpected = (answer: Answer<never>) => (): void =>
  answer(new UnexpectedChallenge('The account asks for more than a password.'));

/**
 * The vendor's client with promises. It rejects with what the client reports.
 * @param metadata passed to the pool for its emails
 */
export const cognitoClient = (options: ExchangeOptions, metadata: Metadata, now: () => number) => ({
  signIn: (email: string, password: string) =>
    session(now, answer => {
      const details = new AuthenticationDetails({ Username: email, Password: password });
      const challenge = unexpected(answer);
      new Call(options).user(email).authenticateUser(details, {
        onSuccess: value => answer(null, value),
        onFailure: answer,
        newPasswordRequired: challenge,
        mfaRequired: challenge,
        totpRequired: challenge,
        customChallenge: challenge,
        mfaSetup: challenge,
        selectMFAType: challenge,
      });
    }),
  signUp: ({ email, password, firstName, lastName }: SignUp) =>
    doneIfConfirmed<ISignUpResult>(
      answer => {
        const attributes = Object.entries({ email, given_name: firstName, family_name: lastName });
        new Call(options).pool.signUp(
          email,
          password,
          attributes.map(([Name, Value]) => new CognitoUserAttribute({ Name, Value })),
          [],
          answer,
          { ...metadata },
        );
      },
      value => value?.userSub,
    ),
  confirmSignUp: (email: string, code: string) =>
    done(answer =>
      new Call(options).user(email).confirmRegistration(code, false, answer, { ...metadata }),
    ),
  resendCode: (email: string) =>
    doneIfConfirmed(
      answer => new Call(options).user(email).resendConfirmationCode(answer, { ...metadata }),
      delivery,
    ),
  forgotPassword: (email: string) =>
    doneIfConfirmed(
      answer =>
        new Call(options)
          .user(email)
          .forgotPassword(
            { onSuccess: value => answer(null, value), onFailure: answer },
            { ...metadata },
          ),
      delivery,
    ),
  resetPassword: (email: string, code: string, password: string) =>
    done(answer =>
      new Call(options)
        .user(email)
        .confirmPassword(code, password, { onSuccess: () => answer(null), onFailure: answer }),
    ),
  changePassword: (tokens: IdentityTokens, current: string, next: string) =>
    done(answer => {
      const user = new Call(options).user();
      user.setSignInUserSession(toSession(tokens));
      user.changePassword(current, next, answer, { ...metadata });
    }),
});

export type CognitoClient = ReturnType<typeof cognitoClient>;
