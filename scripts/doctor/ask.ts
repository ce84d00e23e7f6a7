import { parseJson } from '~/src/domain/data/json';

const TIMEOUT_MS = 10_000;

/** A harmless call. */
export interface Question {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is text. */
  readonly body?: object | string;
  /** The origin that a browser would send. */
  readonly origin?: string;
}

/** A complete answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; null for anything else. */
  readonly json: unknown;
}

/** Why there was no answer, as the end of a sentence. */
export interface NoAnswer {
  readonly reason: string;
}

const REASONS: readonly (readonly [code: RegExp, reason: string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, 'there is no host of that name'],
  [/ECONNREFUSED/, 'nothing answers at that port'],
  [/TimeoutError|ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT/, 'no answer within 10 seconds'],
  [/CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO/, 'its certificate is not valid for that name'],
];

const codesOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const code = 'code' in error ? String(error.code) : '';
  return `${error.name} ${code} ${codesOf(error.cause)}`;
};

/** Why a call failed, as the end of a sentence. */
export const reasonOf = (error: unknown): string =>
  REASONS.find(([code]) => code.test(codesOf(error)))?.[1] ?? 'the connection broke off';

const initOf = ({ method = 'GET', headers = {}, body, origin }: Question): RequestInit => {
  const isText = typeof body === 'string';
  return {
    method,
    headers: {
      ...(body === undefined || isText ? {} : { 'Content-Type': 'application/json' }),
      ...(origin === undefined ? {} : { Origin: origin }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
};

/** Makes one call; never throws. */
export const ask = async (question: Question): Promise<Answer | NoAnswer> => {
  try {
    const reply = await fetch(question.url, initOf(question));
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, text, json: parseJson(text) };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
};
