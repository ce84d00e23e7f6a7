import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js';
import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { startSandbox, type RunningSandbox } from '~/sandbox/core/start';
import { createMailbox, type Mail, type Mailbox } from '~/sandbox/mail/mailbox';
import type { SubscriptionSource } from '~/sandbox/billing/service-subscriptions';
import { createConsumerService } from '~/sandbox/consumer-service';
import { emptyInbox, parseInbox, type Inbox } from '~/sandbox/consumer-service/inbox';
import { accounts } from '~/seed/accounts';
import { referralTerms } from '~/seed/referral';
import { Referrals } from '~/sandbox/referral/referrals';
import { createIdentityService } from '..';
import { POOL_ID } from '../pool';
import { createSigningKeys, type SigningKeyStore } from '../signing-key';

export const CLIENT_ID = 'sandboxlarkfieldclient0001';

/** Nobody has bought any: there are no stores. */
const NO_SUBSCRIPTIONS: SubscriptionSource = { list: () => [], activate: () => null };

/** The vendor's client with a separate storage, like one browser. */
export interface Browser {
  readonly pool: CognitoUserPool;
  user(email: string): CognitoUser;
  signUp(
    email: string,
    password: string,
    attributes?: Readonly<Record<string, string>>,
  ): Promise<string>;
  signIn(email: string, password: string, flow?: string): Promise<CognitoUserSession>;
}

/** A pool and the consumer service on free ports. */
export interface RunningIdentity extends RunningSandbox {
  readonly mail: Mailbox;
  readonly keys: SigningKeyStore;
  /** A new browser. @param clientId the storefront's app where it is another than Larkfield's */
  browser(clientId?: string): Browser;
  /** Calls an operation as bytes on the wire. */
  call(
    operation: string,
    body: object,
  ): Promise<{ readonly status: number; readonly body: JsonObject; readonly type: string | null }>;
  moveClock(seconds: number): Promise<void>;
  /** The newest email to an address. */
  lastMail(to: string): Mail;
}

/** Resolves to what a callback of the vendor's client is given. */
export const once = <T>(
  run: (done: (error: Error | null | undefined, value?: T) => void) => void,
): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    run((error, value) => (error ? reject(error) : resolve(value)));
  });

/** Resolves by `onSuccess`, rejects by `onFailure`. */
export const promisify = <T>(
  run: (callbacks: { onSuccess: (value: T) => void; onFailure: (error: Error) => void }) => void,
): Promise<T> =>
  new Promise((resolve, reject) => {
    run({ onSuccess: resolve, onFailure: reject });
  });

function memoryStorage(): ICognitoStorage {
  const values = new Map<string, string>();
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
    clear: () => values.clear(),
  };
}

function openBrowser(endpoint: string, clientId: string): Browser {
  const Storage = memoryStorage();
  const pool = new CognitoUserPool({ UserPoolId: POOL_ID, ClientId: clientId, endpoint, Storage });
  const user = (email: string): CognitoUser =>
    new CognitoUser({ Username: email, Pool: pool, Storage });
  return {
    pool,
    user,
    async signUp(email, password, attributes = {}) {
      const list = Object.entries({ email, ...attributes }).map(
        ([Name, Value]) => new CognitoUserAttribute({ Name, Value }),
      );
      const result = await once<{ userSub: string }>(done =>
        pool.signUp(email, password, list, [], (error, value) => done(error, value)),
      );
      return result?.userSub ?? '';
    },
    signIn(email, password, flow = 'USER_SRP_AUTH') {
      const known = user(email);
      known.setAuthenticationFlowType(flow);
      const details = new AuthenticationDetails({ Username: email, Password: password });
      return promisify(callbacks => known.authenticateUser(details, callbacks));
    },
  };
}

/**
 * Starts the pool with the demo accounts.
 *
 * @param state a folder, or `memory`
 * @param subscriptions what the consumer service knows of them
 * @throws if a port cannot be opened
 */
export async function startIdentity(
  state = 'memory',
  subscriptions = NO_SUBSCRIPTIONS,
): Promise<RunningIdentity> {
  let inside: { readonly mail: Mailbox; readonly keys: SigningKeyStore } | null = null;
  const sandbox = await startSandbox({
    ports: 'ephemeral',
    state,
    services: context => {
      const shared = { mail: createMailbox(context), keys: createSigningKeys(context) };
      const inbox = context.openState<Inbox>('consumer-service', emptyInbox, parseInbox);
      inside = shared;
      return [
        createIdentityService(context, shared, accounts),
        createConsumerService(context, inbox, {
          ...shared,
          subscriptions,
          referrals: new Referrals(context, shared.mail, referralTerms),
        }),
      ];
    },
  });
  if (!inside) throw new Error('The sandbox started no service.');
  const { mail, keys }: { mail: Mailbox; keys: SigningKeyStore } = inside;
  const { control = '', identity = '' } = sandbox.urls;
  return {
    ...sandbox,
    mail,
    keys,
    browser: (clientId = CLIENT_ID) => openBrowser(identity, clientId),
    async call(operation, body) {
      const reply = await fetch(identity, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify(body),
      });
      const document: unknown = await reply.json();
      const type = reply.headers.get('x-amzn-errortype');
      return { status: reply.status, body: isJsonObject(document) ? document : {}, type };
    },
    async moveClock(seconds) {
      await fetch(`${control}/clock`, { method: 'POST', body: JSON.stringify({ seconds }) });
    },
    lastMail(to) {
      const last = mail.list(to).at(-1);
      if (!last) throw new Error(`There is no mail to ${to}.`);
      return last;
    },
  };
}
