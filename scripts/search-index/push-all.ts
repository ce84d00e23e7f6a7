import { algoliasearch } from 'algoliasearch';
import type { Settings } from '~/src/config/settings/settings';
import { ARTICLES_INDEX, BLOGS_INDEX, productsIndexOf } from '~/src/domain/search/search-indexes';
import { articlePlan, dealerPlan, postPlan, productPlan } from './index-settings';
import { PushProblem, problemOf } from './problem';
import { pushIndex, type IndexChanges, type IndexPlan, type IndexRecord } from './push-index';
import { recordsReader } from './read-records';

export interface PushInput {
  readonly settings: Pick<Settings, 'brand' | 'stores' | 'content' | 'search' | 'searchAdminKey'>;
  /** Folder of the build's records. */
  readonly folder: string;
  /** Records of the index of dealers; null leaves that index as it is. */
  readonly dealers: readonly IndexRecord[] | null;
}

const plansOf = ({ settings, folder, dealers }: PushInput): readonly IndexPlan[] => {
  const { brand } = settings;
  const recordsOf = recordsReader(folder, settings);
  return [
    productPlan(recordsOf(productsIndexOf(brand)), brand),
    postPlan(recordsOf(BLOGS_INDEX), brand),
    articlePlan(recordsOf(ARTICLES_INDEX), brand),
    ...(dealers === null ? [] : [dealerPlan(dealers)]),
  ];
};

const clientOf = ({ appId, origin }: Settings['search'], adminKey: string) => {
  if (origin === null) return algoliasearch(appId, adminKey);
  const { host, protocol } = new URL(origin);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return algoliasearch(appId, adminKey, {
    hosts: [{ url: host, accept: 'readWrite', protocol: scheme }],
  });
};

/**
 * Updates the indexes of an application from the last build.
 * @throws PushProblem with a sentence that says what to do
 */
export const pushAll = async (input: PushInput): Promise<readonly IndexChanges[]> => {
  const { search, searchAdminKey } = input.settings;
  if (searchAdminKey === null) {
    throw new PushProblem(
      `SEARCH_ADMIN_KEY is missing: set it to an API key of the search application ${search.appId} that may write. Keep it secret.`,
    );
  }
  const plans = plansOf(input);
  const client = clientOf(search, searchAdminKey);
  try {
    return await Promise.all(plans.map(plan => pushIndex(client, plan)));
  } catch (error) {
    throw problemOf(error, search) ?? error;
  }
};
