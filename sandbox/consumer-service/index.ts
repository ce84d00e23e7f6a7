import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SubscriptionSource } from '../billing/service-subscriptions';
import { verifyCaptcha } from '~/forms-gateway/verify-captcha';
import { seedBrands } from '~/seed/brands';
import { CAPTCHA_SECRET } from '../captcha/tokens';
import { isJsonObject, parseJson, sendJson, type JsonObject } from '../core/json';
import { PORTS } from '../core/ports';
import type { SandboxContext, Service, StateFile } from '../core/service';
import type { IdentityNeighbours } from '../identity';
import type { Referrals } from '../referral/referrals';
import { refuse, type Answer } from './answer';
import { fieldErrors, operations, type FieldError } from './contract';
import { receive, type Inbox } from './inbox';
import { showInbox } from './inbox-page';
import { exchangeForMultipass } from './multipass';
import { answerReferral } from './referral';
import { answerSubscriptions } from './subscriptions';
import { answerVideoProgress, openVideoProgress } from './video-progress';

/** Hosts that reject mail, to test well-formed addresses that cannot receive it. */
const UNREACHABLE_MAIL_HOSTS = ['nowhere.invalid', 'example.invalid'];

const isUnreachable = ({ email }: JsonObject): readonly FieldError[] =>
  typeof email === 'string' && UNREACHABLE_MAIL_HOSTS.some(host => email.endsWith(`@${host}`))
    ? [{ field: 'email', code: 'unreachable' }]
    : [];

const isUnknownSite = ({ site }: JsonObject): readonly FieldError[] =>
  typeof site !== 'string' || seedBrands.some(({ id }) => id === site)
    ? []
    : [{ field: 'site', code: 'unknown' }];

/** The invalid fields of a message, one error each. */
const errorsIn = (schema: string, body: JsonObject): readonly FieldError[] => {
  const errors = fieldErrors(schema, body);
  return errors.some(({ field }) => field === 'site')
    ? errors
    : [...errors, ...isUnknownSite(body)];
};

/** Dependencies on other services of the sandbox. */
interface Neighbours extends IdentityNeighbours {
  readonly subscriptions: SubscriptionSource;
  readonly referrals: Referrals;
}

/**
 * The consumer service, as described in `openapi/service.yaml`: messages to customer care (after
 * verifying the captcha), feedback on support articles, and for signed-in customers multipass
 * tokens, subscriptions, the referral program and video progress. `GET /inbox` shows what arrived,
 * the transcripts of chats, and the shop's emails.
 */
export function createConsumerService(
  context: SandboxContext,
  inbox: StateFile<Inbox>,
  { keys, mail, subscriptions, referrals }: Neighbours,
): Service {
  const { now } = context;
  const videoProgress = openVideoProgress(context);

  const take = (kind: 'messages' | 'feedback', body: JsonObject): Answer => {
    const { inbox: next, receipt } = receive(inbox.value, kind, body, now().toISOString());
    if (next !== inbox.value) inbox.update(() => next);
    return { status: 201, document: receipt };
  };

  const passedCaptcha = async (token: unknown): Promise<boolean> => {
    const captcha = { origin: context.urlOf('third-party'), secret: CAPTCHA_SECRET };
    return (await verifyCaptcha(captcha, typeof token === 'string' ? token : '')) === 'passed';
  };

  const contact = async (body: JsonObject): Promise<Answer> => {
    const isRepeated = inbox.value.messages.some(({ requestId }) => requestId === body.requestId);
    if (!isRepeated && !(await passedCaptcha(body.captchaToken))) {
      return refuse(403, 'captcha', 'The captcha was not passed.');
    }
    const errors = [...errorsIn('ContactRequest', body), ...isUnreachable(body)];
    return errors.length === 0
      ? take('messages', body)
      : refuse(422, 'invalid', 'Some fields cannot be used.', errors);
  };

  const feedback = (body: JsonObject): Answer => {
    const errors = errorsIn('FeedbackRequest', body);
    return errors.length === 0
      ? take('feedback', body)
      : refuse(422, 'invalid', 'Some fields cannot be used.', errors);
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const verifier = { keys, now };
    const answered =
      (await answerSubscriptions(request, verifier, subscriptions)) ??
      (await answerReferral(request, verifier, referrals)) ??
      (await answerVideoProgress(request, verifier, videoProgress));
    if (answered) return answered;
    const { pathname } = new URL(request.url ?? '/', 'http://consumer-service');
    const take = { '/api/v1/contact': contact, '/api/v1/support/feedback': feedback }[pathname];
    const isMultipass = pathname === '/api/v1/multipass';
    if (!take && !isMultipass) return refuse(404, 'malformed', 'There is nothing at this address.');
    if (request.method !== 'POST') return refuse(405, 'malformed', 'Only POST is answered here.');
    if (!take) return exchangeForMultipass(request, { keys, now });
    const body = parseJson(await text(request));
    return isJsonObject(body)
      ? take(body)
      : refuse(400, 'malformed', 'The body is no JSON object.');
  };

  return {
    name: 'consumer-service',
    port: PORTS.consumerService,
    operations: operations(),
    handle: async (request: IncomingMessage, response: ServerResponse) => {
      if (showInbox(request, response, { ...inbox.value, mails: mail.list })) return;
      const { status, document } = await answer(request);
      if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
      sendJson(response, status, document);
    },
    reset: async () => {
      inbox.reset();
      referrals.reset();
      videoProgress.reset();
      mail.reset();
    },
  };
}
