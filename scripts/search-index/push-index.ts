import type { Algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch';
import { canonicalJson } from './canonical';

/** A record of any index. */
export type IndexRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

/** The intended contents of an index. */
export interface IndexPlan {
  readonly name: string;
  readonly records: readonly IndexRecord[];
  readonly settings: IndexSettings;
  /** The settings of each replica by its name. */
  readonly replicas: Readonly<Record<string, IndexSettings>>;
  readonly synonyms: readonly SynonymHit[];
}

/** The changes of a push to an index: counts of records, and which settings and synonyms. */
export interface IndexChanges {
  readonly name: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Names of the index and its replicas. */
  readonly settings: readonly string[];
  readonly synonyms: readonly string[];
}

/** The calls to the service that a push makes. */
export type IndexClient = Pick<
  Algoliasearch,
  | ('getSettings' | 'setSettings' | 'browseObjects' | 'saveObjects' | 'deleteObjects')
  | ('browseSynonyms' | 'saveSynonyms' | 'clearSynonyms' | 'waitForTask')
>;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404;

/** The result of a call; `absent` if the index does not exist yet. */
const foundOr = async <T>(absent: T, call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (isMissing(error)) return absent;
    throw error;
  }
};

const pushSettings = async (
  client: IndexClient,
  indexName: string,
  indexSettings: IndexSettings,
): Promise<boolean> => {
  const present: object = await foundOr({}, () => client.getSettings({ indexName }));
  const known = new Map<string, unknown>(Object.entries(present));
  const isSame = Object.entries(indexSettings).every(
    ([name, value]) => canonicalJson(known.get(name)) === canonicalJson(value),
  );
  if (isSame) return false;
  const { taskID } = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID });
  return true;
};

/** The synonym as its author wrote it: the service adds highlights, and spells types differently. */
const essence = ({ objectID, type, input, synonyms }: SynonymHit): string =>
  canonicalJson({ objectID, type: type.toLowerCase(), input, synonyms });

const pushSynonyms = async (
  client: IndexClient,
  indexName: string,
  synonyms: readonly SynonymHit[],
): Promise<boolean> => {
  const present: SynonymHit[] = [];
  const aggregator = ({ hits }: { readonly hits: SynonymHit[] }): void => {
    present.push(...hits);
  };
  await foundOr(null, async () => {
    await client.browseSynonyms({ indexName, aggregator });
    return null;
  });
  const before = present.map(essence).sort();
  if (canonicalJson(before) === canonicalJson(synonyms.map(essence).sort())) return false;
  const { taskID } =
    synonyms.length === 0
      ? await client.clearSynonyms({ indexName })
      : await client.saveSynonyms({
          indexName,
          synonymHit: [...synonyms],
          replaceExistingSynonyms: true,
        });
  await client.waitForTask({ indexName, taskID });
  return true;
};

const pushRecords = async (
  client: IndexClient,
  indexName: string,
  records: readonly IndexRecord[],
): Promise<Pick<IndexChanges, 'added' | 'changed' | 'removed' | 'unchanged'>> => {
  const present = new Map<string, string>();
  const aggregator = ({ hits }: { readonly hits: readonly { readonly objectID: string }[] }) => {
    for (const hit of hits) present.set(hit.objectID, canonicalJson(hit));
  };
  await foundOr(null, async () => {
    await client.browseObjects({ indexName, aggregator });
    return null;
  });
  const differing = records.filter(each => present.get(each.objectID) !== canonicalJson(each));
  const wanted = new Set(records.map(({ objectID }) => objectID));
  const gone = [...present.keys()].filter(objectID => !wanted.has(objectID));
  if (differing.length > 0) {
    const objects = differing.map(each => ({ ...each }));
    await client.saveObjects({ indexName, objects, waitForTasks: true });
  }
  if (gone.length > 0) {
    await client.deleteObjects({ indexName, objectIDs: gone, waitForTasks: true });
  }
  const changed = differing.filter(({ objectID }) => present.has(objectID)).length;
  return {
    added: differing.length - changed,
    changed,
    removed: gone.length,
    unchanged: records.length - differing.length,
  };
};

/**
 * Updates an index and its replicas to the plan, and writes only what differs: records, settings,
 * synonyms. Other records are deleted.
 * @throws the errors of the client
 */
export const pushIndex = async (client: IndexClient, plan: IndexPlan): Promise<IndexChanges> => {
  const { name, records, synonyms } = plan;
  const replicas = Object.entries(plan.replicas);
  const own = { ...plan.settings, replicas: replicas.map(([replica]) => replica) };
  // A replica exists once its index names it.
  const isSet = await pushSettings(client, name, replicas.length === 0 ? plan.settings : own);
  const namesOf = async (
    pushes: readonly (readonly [string, Promise<boolean>])[],
  ): Promise<readonly string[]> => {
    const done = await Promise.all(pushes.map(async ([of, push]) => ((await push) ? [of] : [])));
    return done.flat();
  };
  const settings = await namesOf(
    replicas.map(([replica, its]) => [replica, pushSettings(client, replica, its)]),
  );
  const names = [name, ...replicas.map(([replica]) => replica)];
  return {
    name,
    ...(await pushRecords(client, name, records)),
    settings: [...(isSet ? [name] : []), ...settings],
    synonyms: await namesOf(names.map(each => [each, pushSynonyms(client, each, synonyms)])),
  };
};
