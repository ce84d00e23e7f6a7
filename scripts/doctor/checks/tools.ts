import type { Settings } from '~/src/config/settings/settings';
import {
  activeTools,
  TRACKING_TOOLS,
  vendorAddress,
  type TrackingTool,
} from '~/src/config/settings/tracking-settings';
import { isRecord } from '~/src/domain/data/read';
import { attemptJson, attemptText, problemsOf } from '../judge';
import { problem, type Check, type Problem } from '../problem';

type Environment = Readonly<Record<string, string | undefined>>;

const TOOLS: Readonly<
  Record<TrackingTool, { readonly name: string; readonly id: string; readonly origin: string }>
> = {
  gtm: { name: 'Tag manager', id: 'GATSBY_GTM_ID', origin: 'GATSBY_GTM_ORIGIN' },
  klaviyo: {
    name: 'Script of the e-mail tool',
    id: 'GATSBY_KLAVIYO_COMPANY_ID',
    origin: 'GATSBY_KLAVIYO_SCRIPT_ORIGIN',
  },
  adroll: {
    name: 'Advertising tool',
    id: 'GATSBY_ADROLL_ADVERTISER_ID',
    origin: 'GATSBY_ADROLL_ORIGIN',
  },
};

const tryScript = async (tool: TrackingTool, settings: Settings): Promise<readonly Problem[]> => {
  const own = settings.monitoring.tools[tool];
  if (own === null) return [];
  const { name, id, origin } = TOOLS[tool];
  const who = `The ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const tried = await attemptText({
    who,
    address: origin,
    question: { url: vendorAddress(tool, own) },
    refused: ({ status }) =>
      status === 403 || status === 404
        ? problem(
            'another store’s',
            id,
            `${who} knows no account of the id in ${id} (${status}): it is misspelled, unpublished or closed. Copy it from the account again.`,
          )
        : null,
  });
  if ('problem' in tried) return [tried.problem];
  return /javascript/.test(tried.ok.headers.get('content-type') ?? '')
    ? []
    : [
        problem(
          'malformed answer',
          origin,
          `What answers at ${own.origin} sends no script: correct ${origin}, or leave it empty for the vendor’s own.`,
        ),
      ];
};

const scriptChecks = (settings: Settings, env: Environment): readonly Check[] => {
  const active = activeTools(env.GATSBY_TRACKING_TOOLS);
  return TRACKING_TOOLS.map(tool => {
    const check = { name: TOOLS[tool].name, run: () => tryScript(tool, settings) };
    if (!active.includes(tool)) {
      return {
        ...check,
        leftOutWithout: 'GATSBY_TRACKING_TOOLS',
        leftOutBecause: `does not list ${tool}`,
      };
    }
    return {
      ...check,
      leftOutWithout: settings.monitoring.tools[tool] === null ? TOOLS[tool].id : null,
    };
  });
};

const DSN = 'GATSBY_SENTRY_DSN';

/** An envelope without items: nothing is recorded. */
const tryErrorReports = async (dsn: string, siteUrl: string): Promise<readonly Problem[]> => {
  const { origin, username, pathname } = new URL(dsn);
  const project = pathname.split('/').at(-1) ?? '';
  const path = pathname.slice(0, -project.length);
  const query = new URLSearchParams({ sentry_key: username, sentry_version: '7' });
  const tried = await attemptJson(
    {
      who: 'The error service',
      address: DSN,
      key: DSN,
      question: {
        url: `${origin}${path}api/${project}/envelope/?${query}`,
        method: 'POST',
        headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
        body: '{}\n',
        origin: siteUrl,
      },
      isExpected: ({ status }) => status === 400 || status === 429,
    },
    isRecord,
  );
  return problemsOf(tried);
};

const errorReportsCheck = ({ monitoring, siteUrl }: Settings): Check => ({
  name: 'Error reports',
  leftOutWithout: monitoring.errorReports === null ? DSN : null,
  run: async () =>
    monitoring.errorReports === null ? [] : tryErrorReports(monitoring.errorReports, siteUrl),
});

/** Scripts of the analytics vendors that are active, and where error reports go. */
export const toolChecks = (settings: Settings, env: Environment): readonly Check[] => [
  ...scriptChecks(settings, env),
  errorReportsCheck(settings),
];
