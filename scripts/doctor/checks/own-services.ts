import type { Settings } from '~/src/config/settings/settings';
import { isRecord, recordOf, textOf } from '~/src/domain/data/read';
import type { Answer, Question } from '../ask';
import { attemptJson, problemsOf } from '../judge';
import { problem, type Check, type Problem } from '../problem';

interface OwnService {
  readonly name: string;
  readonly who: string;
  readonly setting: string;
  /** Null if the service is not set up. */
  readonly origin: string | null;
  /** A call that stores nothing: it only reads, or lacks a required field. */
  readonly question: Omit<Question, 'url' | 'origin'> & { readonly path: string };
  /** The answer of the right service. */
  readonly isOwnAnswer: (answer: Answer) => boolean;
}

/** A postal code that exists; whether a dealer is near it does not matter. */
const NEAR = 'postalCode=83702';

const codeOf = ({ json }: Answer): string | null => textOf(recordOf(recordOf(json).error).code);

const refusesWith =
  (status: number, ...codes: readonly string[]) =>
  (answer: Answer): boolean =>
    answer.status === status && codes.includes(codeOf(answer) ?? '');

const EMPTY = { method: 'POST', body: {} } as const;

const servicesOf = (settings: Settings): readonly OwnService[] => [
  {
    name: 'Consumer service',
    who: 'The consumer service',
    setting: 'GATSBY_SERVICE_ORIGIN',
    origin: settings.service.origin,
    question: { path: '/api/v1/subscriptions' },
    isOwnAnswer: refusesWith(401, 'unauthorized'),
  },
  {
    name: 'Dealer search',
    who: 'The dealer search',
    setting: 'GATSBY_DEALER_SEARCH_ORIGIN',
    origin: settings.dealers.origin,
    question: { path: `/prod/ifb-dealer-search?${NEAR}` },
    isOwnAnswer: ({ status, json }) => status === 200 && Array.isArray(json),
  },
  {
    name: 'Scheduler',
    who: 'The scheduler',
    setting: 'GATSBY_SCHEDULER_ORIGIN',
    origin: settings.scheduler.origin,
    question: { path: `/api/v1/dealers?${NEAR}` },
    isOwnAnswer: ({ status, json }) => status === 200 && Array.isArray(json),
  },
  {
    name: 'Forms gateway',
    who: 'The gateway for forms',
    setting: 'GATSBY_FORMS_ORIGIN',
    origin: settings.forms.gatewayOrigin,
    question: { path: '/leads', ...EMPTY },
    isOwnAnswer: refusesWith(422, 'invalid'),
  },
  {
    name: 'Chat',
    who: 'The chat',
    setting: 'GATSBY_CHAT_ORIGIN',
    origin: settings.chat.origin,
    question: { path: '/api/v1/conversations', ...EMPTY },
    isOwnAnswer: refusesWith(422, 'required'),
  },
];

const somethingElse = ({ who, setting }: OwnService, { status }: Answer): Problem =>
  problem(
    'another store’s',
    setting,
    `A service answers at ${setting}, but not as ${who.replace(/^The /, 'the ')} does (${status}): the address is that of another service.`,
  );

const otherVersion = ({ who, setting, question }: OwnService): Problem =>
  problem(
    'wrong version',
    setting,
    `${who} knows no ${question.path.split('?')[0]}: it speaks another version of its contract (openapi/), or ${setting} is the address of another service.`,
  );

const tryService = async (service: OwnService, siteUrl: string): Promise<readonly Problem[]> => {
  const { who, setting, origin, question, isOwnAnswer } = service;
  const { path, ...call } = question;
  const tried = await attemptJson(
    {
      who,
      address: setting,
      question: { ...call, url: `${origin ?? ''}${path}`, origin: siteUrl },
      isExpected: isOwnAnswer,
      refused: answer => {
        if (answer.status === 404) return otherVersion(service);
        const isJson = isRecord(answer.json) || Array.isArray(answer.json);
        return answer.status < 500 && isJson && !isOwnAnswer(answer)
          ? somethingElse(service, answer)
          : null;
      },
    },
    json => isRecord(json) || Array.isArray(json),
  );
  return problemsOf(tried);
};

/** Our own services; each is tried with a call that stores nothing. */
export const ownServiceChecks = (settings: Settings): readonly Check[] =>
  servicesOf(settings).map(service => ({
    name: service.name,
    leftOutWithout: service.origin === null ? service.setting : null,
    run: async () => (service.origin === null ? [] : tryService(service, settings.siteUrl)),
  }));
