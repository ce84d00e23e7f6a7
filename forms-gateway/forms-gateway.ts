import {
  misconfigured,
  refuse,
  unavailable,
  unusable,
  type Answer,
  type FieldError,
} from './answer';
import { catalogVariantOf, subscribeBackInStock, type EmailToolOptions } from './back-in-stock';
import { isJsonObject, readObject, type JsonObject } from './json';
import type { StoreLead } from './leads-webhook';
import { verifyCaptcha, type CaptchaOptions } from './verify-captcha';

export interface FormsGatewayOptions {
  readonly captcha: CaptchaOptions;
  readonly emailTool: EmailToolOptions;
  readonly storeLead: StoreLead;
  /** Whether mail arrives at an address that is well-formed. */
  readonly isReachable: (email: string) => Promise<boolean>;
}

/** A request of the shop. */
interface FormRequest {
  readonly method: string | undefined;
  readonly path: string;
  readonly body: string;
}

const CAPTCHA = 'The captcha service';
const EMAIL_TOOL = 'The e-mail tool';
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const missing = (body: JsonObject, names: readonly string[]): readonly FieldError[] =>
  names
    .filter(name => typeof body[name] !== 'string' || body[name] === '')
    .map(field => ({ field, code: 'required' }));

/**
 * Our gateway for forms: `POST /leads` hands a lead on, `POST /stock-alerts` verifies the captcha, then
 * subscribes the address at the email tool. It holds the secrets that neither needs to be in a browser for.
 */
export const createFormsGateway = ({
  captcha,
  emailTool,
  storeLead,
  isReachable,
}: FormsGatewayOptions): ((request: FormRequest) => Promise<Answer>) => {
  const emailErrors = async (email: unknown): Promise<readonly FieldError[]> => {
    if (typeof email !== 'string' || !ADDRESS.test(email)) {
      return [{ field: 'email', code: 'invalid' }];
    }
    return (await isReachable(email)) ? [] : [{ field: 'email', code: 'unreachable' }];
  };

  const takeLead = async (body: JsonObject): Promise<Answer> => {
    const answers = isJsonObject(body.answers) ? body.answers : {};
    const errors = [
      ...missing(body, ['requestId', 'form', 'locale', 'page']),
      ...(answers.email === undefined ? [] : await emailErrors(answers.email)),
    ];
    if (errors.length > 0) return unusable(errors);
    const id = await storeLead(body);
    return id === null ? unavailable('What takes leads') : { status: 201, document: { id } };
  };

  const takeAlert = async (body: JsonObject): Promise<Answer> => {
    const token = typeof body.captchaToken === 'string' ? body.captchaToken : '';
    const verdict = await verifyCaptcha(captcha, token);
    if (verdict === 'unavailable') return unavailable(CAPTCHA);
    if (verdict === 'misconfigured') return misconfigured(CAPTCHA);
    if (verdict === 'refused') return refuse(403, 'captcha', 'The captcha was not passed.');
    const errors = [
      ...missing(body, ['requestId', 'variantId', 'locale']),
      ...(await emailErrors(body.email)),
    ];
    if (errors.length > 0) return unusable(errors);
    const variant = catalogVariantOf(String(body.variantId));
    if (variant === null) return unusable([{ field: 'variantId', code: 'invalid' }]);
    return alertAnswer(body, variant);
  };

  const alertAnswer = async (body: JsonObject, variant: string): Promise<Answer> => {
    const result = await subscribeBackInStock(emailTool, { email: String(body.email), variant });
    switch (result) {
      case 'accepted':
        return { status: 201, document: { id: String(body.requestId) } };
      case 'invalidEmail':
        return unusable([{ field: 'email', code: 'invalid' }]);
      case 'unavailable':
        return unavailable(EMAIL_TOOL);
      default:
        return misconfigured(EMAIL_TOOL);
    }
  };

  return async ({ method, path, body: sent }) => {
    const take = new Map([
      ['/leads', takeLead],
      ['/stock-alerts', takeAlert],
    ]).get(path);
    if (!take) return refuse(404, 'malformed', 'There is nothing at this address.');
    if (method !== 'POST') return refuse(405, 'malformed', 'Only POST is answered here.');
    const body = readObject(sent);
    return body ? take(body) : refuse(400, 'malformed', 'The body is no JSON object.');
  };
};
