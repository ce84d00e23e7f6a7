import { text } from 'node:stream/consumers';
import { CaptchaVerifier } from '../captcha/tokens';
import { isJsonObject, parseJson, sendJson, type JsonObject } from '../core/json';
import { PORTS } from '../core/ports';
import type { Service, ServiceContext, StateFile } from '../core/service';
import { withProfile, type Profiles } from '../email-marketing/profiles';
import { parseLeads, withLead, type Lead } from './leads';

/** A host that accepts no mail, to test the rejection of a well-formed address. */
const UNREACHABLE_MAIL = /@(nowhere|example)\.invalid$/;

interface Answer {
  readonly status: number;
  readonly document: object;
}

interface FieldError {
  readonly field: string;
  readonly code: string;
}

const refuse = (
  status: 400 | 403 | 404 | 405 | 422,
  code: string,
  message: string,
  fields: readonly FieldError[] = [],
): Answer => ({
  status,
  document: { error: { code, message, ...(fields.length > 0 ? { fields } : {}) } },
});

const emailErrors = (email: unknown): readonly FieldError[] => {
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email)) {
    return [{ field: 'email', code: 'invalid' }];
  }
  return UNREACHABLE_MAIL.test(email) ? [{ field: 'email', code: 'unreachable' }] : [];
};

const missing = (body: JsonObject, names: readonly string[]): readonly FieldError[] =>
  names
    .filter(name => typeof body[name] !== 'string' || body[name] === '')
    .map(field => ({ field, code: 'required' }));

const unusable = (errors: readonly FieldError[]): Answer =>
  refuse(422, 'invalid', 'Some fields cannot be used.', errors);

/**
 * Our gateway for forms. `POST /leads` stores a lead; `POST /stock-alerts` verifies the captcha,
 * then registers the alert with the email vendor. `GET /leads` lists the leads.
 */
export function createFormsService(
  context: ServiceContext,
  profiles: StateFile<Profiles>,
): Service {
  const leads = context.openState<readonly Lead[]>('leads', () => [], parseLeads);
  const captcha = new CaptchaVerifier();

  const takeLead = (body: JsonObject): Answer => {
    const answers = isJsonObject(body.answers) ? body.answers : {};
    const errors = [
      ...missing(body, ['requestId', 'form', 'locale', 'page']),
      ...(answers.email === undefined ? [] : emailErrors(answers.email)),
    ];
    if (errors.length > 0) return unusable(errors);
    const { leads: next, id } = withLead(leads.value, body, context.now().toISOString());
    if (next !== leads.value) leads.update(() => next);
    return { status: 201, document: { id } };
  };

  const takeAlert = (body: JsonObject): Answer => {
    const token = typeof body.captchaToken === 'string' ? body.captchaToken : '';
    if (!captcha.verify(token, context.now().getTime())) {
      return refuse(403, 'captcha', 'The captcha was not passed.');
    }
    const errors = [
      ...missing(body, ['requestId', 'variantId', 'locale']),
      ...emailErrors(body.email),
    ];
    if (errors.length > 0) return unusable(errors);
    profiles.update(known =>
      withProfile(known, {
        ...{ email: String(body.email), firstName: null, properties: {}, lists: [] },
        ...{ backInStock: [String(body.variantId)], sources: ['Back in stock'] },
      }),
    );
    return { status: 201, document: { id: String(body.requestId) } };
  };

  const answer = (method: string | undefined, pathname: string, body: unknown): Answer => {
    if (method === 'GET' && pathname === '/leads') {
      return { status: 200, document: { leads: leads.value } };
    }
    const take = { '/leads': takeLead, '/stock-alerts': takeAlert }[pathname];
    if (!take) return refuse(404, 'malformed', 'There is nothing at this address.');
    if (method !== 'POST') return refuse(405, 'malformed', 'Only POST is answered here.');
    return isJsonObject(body)
      ? take(body)
      : refuse(400, 'malformed', 'The body is no JSON object.');
  };

  return {
    name: 'forms',
    port: PORTS.forms,
    handle: async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://forms');
      const { status, document } = answer(request.method, pathname, parseJson(await text(request)));
      sendJson(response, status, document);
    },
    reset: async () => leads.reset(),
  };
}
