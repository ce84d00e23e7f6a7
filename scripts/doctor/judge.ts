import { recordOf, type Json } from '~/src/domain/data/read';
import { ask, type Answer, type Question } from './ask';
import { problem, type Problem, type CallResult } from './problem';

/** An endpoint as the report names it. */
export interface Endpoint {
  /** As the subject of a sentence: "The US store". */
  readonly who: string;
  /** The setting that holds its address, or from which the vendor's own address is made. */
  readonly address: string;
  /** The setting with its key; absent for one that needs none. */
  readonly key?: string;
}

export interface Attempt extends Endpoint {
  readonly question: Question;
  /** Judges the vendor's own errors; runs before the checks that all vendors share. */
  readonly refused?: (answer: Answer) => Problem | null;
  /** Whether an answer other than 2xx is what the right service gives to a harmless call. */
  readonly isExpected?: (answer: Answer) => boolean;
}

const hostOf = (url: string): string => new URL(url).origin;

const refusedKey = ({ who, key, address }: Endpoint, status: number): Problem =>
  key === undefined
    ? problem(
        'another store’s',
        address,
        `${who} refuses a call that needs no key (${status}): ${address} may be the address of something else.`,
      )
    : problem(
        'expired',
        key,
        `${who} refuses the key in ${key} (${status}): it has expired, was revoked, or belongs to another account. Copy it from the account again.`,
      );

const statusProblem = (attempt: Attempt, { status }: Answer): Problem => {
  const { who, address } = attempt;
  if (status === 401 || status === 403) return refusedKey(attempt, status);
  if (status === 410) {
    return problem(
      'wrong version',
      address,
      `${who} no longer answers the version of its API that this shop speaks (410): the shop needs an update.`,
    );
  }
  if (status === 404) {
    return problem(
      'misspelled',
      address,
      `${who} has nothing where the shop asks (404): check the spelling of ${address}.`,
    );
  }
  return problem(
    'vendor error',
    address,
    `${who} answers with an error of its own (${status}): try again later, or look at the vendor’s status page.`,
  );
};

/** Whether the pages of a site may read the answer. */
const mayRead = ({ headers }: Answer, site: string): boolean => {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === site;
};

const forbiddenOrigin = ({ who, question }: Attempt): Problem =>
  problem(
    'forbidden origin',
    'GATSBY_SITE_URL',
    `${who} answers, but browsers may not show it to pages of ${question.origin}: add that address to its allowed origins (CORS), or correct GATSBY_SITE_URL.`,
  );

const malformed = ({ who, address, question }: Attempt): Problem =>
  problem(
    'malformed answer',
    address,
    `What answers at ${hostOf(question.url)} does not answer like ${who.replace(/^The /, 'the ')}: ${address} may be the address of something else.`,
  );

/** Makes a call. @returns the answer, or the problem if there is none or it is not as expected */
export const attemptText = async (attempt: Attempt): Promise<CallResult<Answer>> => {
  const { who, address, question, refused, isExpected } = attempt;
  const answer = await ask(question);
  if ('reason' in answer) {
    const sentence = `${who} cannot be reached at ${hostOf(question.url)}: ${answer.reason}. Check ${address}.`;
    return { problem: problem('unreachable', address, sentence) };
  }
  const own = refused?.(answer) ?? null;
  if (own) return { problem: own };
  const isFine = answer.status < 300 || isExpected?.(answer);
  if (!isFine) return { problem: statusProblem(attempt, answer) };
  const { origin } = question;
  return origin !== undefined && !mayRead(answer, origin)
    ? { problem: forbiddenOrigin(attempt) }
    : { ok: answer };
};

/** Like `attemptText`, for JSON. @param isShaped whether the answer has the vendor's format */
export const attemptJson = async (
  attempt: Attempt,
  isShaped: (json: unknown) => boolean,
): Promise<CallResult<{ readonly json: Json; readonly answer: Answer }>> => {
  const tried = await attemptText(attempt);
  if ('problem' in tried) return tried;
  const { json } = tried.ok;
  return isShaped(json)
    ? { ok: { json: recordOf(json), answer: tried.ok } }
    : { problem: malformed(attempt) };
};

export const problemsOf = (...tried: readonly CallResult<unknown>[]): readonly Problem[] =>
  tried.flatMap(each => ('problem' in each ? [each.problem] : []));
