import type { Settings } from '~/src/config/settings/settings';
import { isRecord, numberOf, recordOf, textOf } from '~/src/domain/data/read';
import type { Answer } from '../ask';
import { attemptJson, attemptText, problemsOf, type Endpoint } from '../judge';
import { problem, type Check, type Problem } from '../problem';

/** The same as in `src/gateways/sanity/client.ts`. */
const VERSION = '2025-02-19';
const QUERY = `{
  "documents": count(*[site == $site || $site in sites]),
  "picture": *[_type == "sanity.imageAsset"][0].url
}`;

const messageOf = ({ json }: Answer): string => {
  const body = recordOf(json);
  return textOf(body.message) ?? textOf(recordOf(body.error).description) ?? '';
};

const refused = (answer: Answer): Problem | null => {
  const message = messageOf(answer);
  if (answer.status === 404 && /dataset/i.test(message)) {
    return problem(
      'misspelled',
      'CONTENT_DATASET',
      `The content system has no such dataset ("${message}"): correct CONTENT_DATASET, or CONTENT_PROJECT_ID if the project is another.`,
    );
  }
  if (answer.status === 404) {
    return problem(
      'misspelled',
      'CONTENT_PROJECT_ID',
      `The content system has no such project ("${message}"): correct CONTENT_PROJECT_ID.`,
    );
  }
  if (answer.status === 400 && /version/i.test(message)) {
    return problem(
      'wrong version',
      'CONTENT_API_ORIGIN',
      `The content system does not answer the version ${VERSION} of its API ("${message}"): the shop needs an update.`,
    );
  }
  return null;
};

const askContent = ({ brand, content, siteUrl }: Settings, endpoint: Endpoint) => {
  const { projectId, dataset, apiOrigin, readToken } = content;
  const query = new URLSearchParams({
    query: QUERY,
    $site: JSON.stringify(brand.id),
    perspective: 'published',
    returnQuery: 'false',
  });
  const host = apiOrigin ?? `https://${projectId}.api.sanity.io`;
  return attemptJson(
    {
      ...endpoint,
      refused,
      question: {
        url: `${host}/v${VERSION}/data/query/${dataset}?${query}`,
        headers: {
          'X-Sanity-Project-ID': projectId,
          ...(readToken === null ? {} : { Authorization: `Bearer ${readToken}` }),
        },
        origin: siteUrl,
      },
    },
    json => isRecord(json) && isRecord(json.result) && numberOf(json.result.documents) !== null,
  );
};

const tryPicture = async (origin: string, picture: string | null): Promise<readonly Problem[]> => {
  if (picture === null) return [];
  const { pathname } = new URL(picture);
  const setting = 'GATSBY_CONTENT_IMAGE_ORIGIN';
  const tried = await attemptText({
    who: 'The image CDN of the content system',
    address: setting,
    question: { url: `${origin}${pathname}?w=16` },
  });
  if ('problem' in tried) return [tried.problem];
  return /^image\//.test(tried.ok.headers.get('content-type') ?? '')
    ? []
    : [
        problem(
          'malformed answer',
          setting,
          `What answers at ${origin} sends no pictures: correct ${setting}, or leave it empty for the vendor’s own.`,
        ),
      ];
};

/** The dataset of the content system, and its pictures. */
export const contentCheck = (settings: Settings): Check => ({
  name: 'Content',
  leftOutWithout: null,
  run: async () => {
    const { brand, content } = settings;
    const endpoint = {
      who: 'The content system',
      address: content.apiOrigin === null ? 'CONTENT_PROJECT_ID' : 'CONTENT_API_ORIGIN',
      key: 'CONTENT_READ_TOKEN',
    };
    const tried = await askContent(settings, endpoint);
    if ('problem' in tried) return problemsOf(tried);
    const { documents, picture } = recordOf(tried.ok.json.result);
    if (documents === 0) {
      return [
        problem(
          'another store’s',
          'CONTENT_DATASET',
          `The dataset has no published document of ${brand.name} (site "${brand.id}"): it is another shop’s, or it is private and CONTENT_READ_TOKEN is missing.`,
        ),
      ];
    }
    return tryPicture(content.imageOrigin, textOf(picture));
  },
});
