import { expect } from 'vitest';
import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { startSandbox, type RunningSandbox } from '~/sandbox/core/start';
import { createDealersService } from '~/sandbox/dealers';
import { createIdentityService } from '~/sandbox/identity';
import { createSigningKeys } from '~/sandbox/identity/signing-key';
import { createMailbox, type Mail, type Mailbox } from '~/sandbox/mail/mailbox';
import { Referrals } from '~/sandbox/referral/referrals';
import { accounts } from '~/seed/accounts';
import { referralTerms } from '~/seed/referral';
import { createSchedulerService } from '..';
import { AppointmentBook } from '../appointment-book';
import { schemaOf } from '../answer';
import { signIn } from './sign-in';

/** A reply, judged by the contract. */
export interface SchedulerReply {
  readonly status: number;
  readonly document: JsonObject;
}

interface Asked {
  readonly body?: unknown;
  readonly token?: string;
  readonly scope?: string;
}

/** The scheduler with the user pool, on free ports. */
export interface RunningScheduler extends RunningSandbox {
  readonly url: string;
  readonly mail: Mailbox;
  readonly referrals: Referrals;
  /** Calls the service and judges a reply of success by a schema of the contract. */
  ask(schema: string, method: string, path: string, asked?: Asked): Promise<SchedulerReply>;
  /** The id token of a demo account. */
  idToken(email?: string, password?: string, clientId?: string): Promise<string>;
  /** Sets the clock to an instant, for everybody or for a scope. */
  moveTo(instant: string, scope?: string): Promise<void>;
  reset(): Promise<void>;
  /** The emails to an address, by kind. */
  mailsTo(email: string): readonly Mail['kind'][];
}

/**
 * Starts the scheduler, with the identity and dealer services it depends on.
 * @param state a folder, or `memory`
 * @throws if a port cannot be opened
 */
export async function startScheduler(state = 'memory'): Promise<RunningScheduler> {
  let inside: Pick<RunningScheduler, 'mail' | 'referrals'> | null = null;
  const sandbox = await startSandbox({
    ports: 'ephemeral',
    state,
    services: context => {
      const shared = { mail: createMailbox(context), keys: createSigningKeys(context) };
      const referrals = new Referrals(context, shared.mail, referralTerms);
      const book = new AppointmentBook(context);
      inside = { mail: shared.mail, referrals };
      return [
        createIdentityService(context, shared, accounts),
        createDealersService(context, book),
        createSchedulerService(context, { ...shared, referrals, book }),
      ];
    },
  });
  if (!inside) throw new Error('The sandbox started no service.');
  const { mail, referrals }: Pick<RunningScheduler, 'mail' | 'referrals'> = inside;
  const { control = '', identity = '', scheduler: url = '' } = sandbox.urls;
  const clock = (method: string, body?: object) =>
    fetch(`${control}/clock`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  return {
    ...sandbox,
    url,
    mail,
    referrals,
    async ask(schema, method, path, { body, token, scope } = {}) {
      const reply = await fetch(url + path, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(scope === undefined ? {} : { 'x-sandbox-scope': scope }),
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const document: unknown = await reply.json();
      const judge = schemaOf(reply.ok ? schema : 'Failure');
      expect(judge(document), JSON.stringify(judge.errors)).toBe(true);
      return {
        status: reply.status,
        document: isJsonObject(document) ? document : { list: document },
      };
    },
    idToken: (email = 'avery@example.com', password = 'kennel-gate-40', clientId) =>
      signIn(identity, { email, password, clientId }),
    async moveTo(instant, scope) {
      const query = scope === undefined ? '' : `?scope=${scope}`;
      await clock('DELETE');
      await fetch(`${control}/clock${query}`, { method: 'DELETE' });
      const seconds = (Date.parse(instant) - Date.now()) / 1000;
      await clock('POST', { seconds, ...(scope === undefined ? {} : { scope }) });
    },
    async reset() {
      await fetch(`${control}/reset`, { method: 'POST' });
      mail.reset();
      referrals.reset();
    },
    mailsTo: email => mail.list(email).map(({ kind }) => kind),
  };
}
