import { defaultLocaleOf } from '~/src/config/locales';
import { eventsOriginOf } from '~/src/config/settings/search-settings';
import type { Settings } from '~/src/config/settings/settings';
import { isRecord, numberOf, recordOf, recordsOf, textOf } from '~/src/domain/data/read';
import {
  ARTICLES_INDEX,
  BLOGS_INDEX,
  DEALERS_INDEX,
  productsIndexOf,
  searchFilters,
} from '~/src/domain/search/search-indexes';
import type { Answer } from '../ask';
import { attemptJson, attemptText, problemsOf, type Attempt } from '../judge';
import { problem, type Check, type Problem } from '../problem';

const KEY = 'GATSBY_SEARCH_API_KEY';

const addressOf = ({ search }: Settings) =>
  search.origin === null
    ? {
        setting: 'GATSBY_SEARCH_APP_ID',
        url: `https://${search.appId.toLowerCase()}-dsn.algolia.net`,
      }
    : { setting: 'GATSBY_SEARCH_ORIGIN', url: search.origin };

const headersOf = ({ search }: Settings, key = search.apiKey) => ({
  'x-algolia-application-id': search.appId,
  'x-algolia-api-key': key,
});

const noIndex = (answer: Answer): Problem | null => {
  const message = textOf(recordOf(answer.json).message) ?? '';
  const name = /^Index (\S+) does not exist/i.exec(message)?.[1];
  return answer.status === 404 && name !== undefined
    ? problem(
        'missing',
        'GATSBY_SEARCH_APP_ID',
        `The search application has no index "${name}": run "npm run search:index" after a build. If it has, GATSBY_SEARCH_APP_ID is another shop’s.`,
      )
    : null;
};

const wrongKey = (answer: Answer): Problem | null =>
  answer.status === 403
    ? problem(
        'expired',
        KEY,
        'The search service refuses the key in GATSBY_SEARCH_API_KEY for the application in GATSBY_SEARCH_APP_ID (403): one of them is misspelled, expired or another application’s.',
      )
    : null;

const tryIndexes = async (settings: Settings): Promise<readonly Problem[]> => {
  const { brand, siteUrl } = settings;
  const { setting, url } = addressOf(settings);
  const filters = searchFilters(defaultLocaleOf(brand), brand);
  const indexes = [productsIndexOf(brand), BLOGS_INDEX, ARTICLES_INDEX];
  const requests = [
    ...indexes.map(indexName => ({ indexName, filters, hitsPerPage: 1 })),
    ...(brand.hasDealers ? [{ indexName: DEALERS_INDEX, hitsPerPage: 1 }] : []),
  ];
  const tried = await attemptJson(
    {
      who: 'The search service',
      address: setting,
      key: KEY,
      refused: answer => noIndex(answer) ?? wrongKey(answer),
      question: {
        url: `${url}/1/indexes/*/queries`,
        method: 'POST',
        headers: headersOf(settings),
        body: { requests },
        origin: siteUrl,
      },
    },
    json => isRecord(json) && recordsOf(json.results).length === requests.length,
  );
  if ('problem' in tried) return problemsOf(tried);
  const found = recordsOf(tried.ok.json.results)[0];
  return numberOf(found?.nbHits) === 0
    ? [
        problem(
          'another store’s',
          'GATSBY_SEARCH_APP_ID',
          `The index "${indexes[0]}" has no product that ${brand.name} shows: the application in GATSBY_SEARCH_APP_ID is another shop’s, or "npm run search:index" has not been run since the last build.`,
        ),
      ]
    : [];
};

/** The settings of an index, which a key that only searches may not read. */
const settingsAttempt = (settings: Settings, key: string, apiKey: string): Attempt => {
  const { setting, url } = addressOf(settings);
  return {
    who: 'The search service',
    address: setting,
    key,
    question: {
      url: `${url}/1/indexes/${productsIndexOf(settings.brand)}/settings`,
      headers: headersOf(settings, apiKey),
    },
    isExpected: ({ status }) => status === 404,
  };
};

const tryAdminKey = async (settings: Settings): Promise<readonly Problem[]> => {
  const { searchAdminKey } = settings;
  if (searchAdminKey === null) return [];
  return problemsOf(
    await attemptText(settingsAttempt(settings, 'SEARCH_ADMIN_KEY', searchAdminKey)),
  );
};

const tryPublicKey = async (settings: Settings): Promise<readonly Problem[]> => {
  const tried = await attemptText(settingsAttempt(settings, KEY, settings.search.apiKey));
  return 'ok' in tried
    ? [
        problem(
          'another store’s',
          KEY,
          'The key in GATSBY_SEARCH_API_KEY may do more than search, and every visitor can read it: use the search-only key, and revoke this one.',
        ),
      ]
    : [];
};

const tryEvents = async (settings: Settings): Promise<readonly Problem[]> => {
  const { search, siteUrl } = settings;
  const address = search.origin === null ? 'GATSBY_SEARCH_REGION' : 'GATSBY_SEARCH_ORIGIN';
  return problemsOf(
    await attemptText({
      who: 'The search analytics',
      address,
      key: KEY,
      // Without events nothing is recorded.
      question: {
        url: `${eventsOriginOf(search)}/1/events`,
        method: 'POST',
        headers: headersOf(settings),
        body: { events: [] },
        origin: siteUrl,
      },
      isExpected: ({ status }) => status === 400 || status === 422,
    }),
  );
};

/** The search application: its indexes and keys, and its analytics. */
export const searchCheck = (settings: Settings): Check => ({
  name: 'Search',
  leftOutWithout: null,
  run: async () => {
    const found = await tryIndexes(settings);
    const isAnswered = found.every(({ kind }) => kind === 'missing' || kind === 'another store’s');
    if (!isAnswered) return found;
    const more = await Promise.all([
      tryAdminKey(settings),
      tryPublicKey(settings),
      tryEvents(settings),
    ]);
    return [...found, ...more.flat()];
  },
});
