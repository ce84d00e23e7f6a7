import { ApiError } from './api-error';

/** Returns what a value must be, or null if it is allowed. */
type ParameterCheck = (value: string) => string | null;

const anything: ParameterCheck = () => null;
const oneOf =
  (...values: readonly string[]): ParameterCheck =>
  value =>
    values.includes(value) ? null : values.map(each => `"${each}"`).join(' or ');
const flag = oneOf('true', 'false');
/** Features that the sandbox lacks may be disabled explicitly. */
const off = oneOf('false');
/** Visual editing (stega) needs to know the field of every value of an answer. */
const withoutSourceMaps: ParameterCheck = value =>
  value === 'false' ? null : '"false": the sandbox has no source maps, and so no visual editing';
const tag: ParameterCheck = value =>
  /^[a-zA-Z0-9._-]{1,75}$/.test(value) ? null : 'up to 75 letters, digits, ".", "_" and "-"';

const DOCUMENT_PARAMETERS = { tag, includeAllVersions: off };

const WRITE_PARAMETERS = {
  returnIds: flag,
  returnDocuments: flag,
  visibility: oneOf('sync', 'async', 'deferred'),
  dryRun: off,
  autoGenerateArrayKeys: off,
  skipCrossDatasetReferenceValidation: flag,
  tag,
};

/** The parameters that each verb of the data API supports; writes are always visible at once. */
const PARAMETERS: Readonly<Record<string, Readonly<Record<string, ParameterCheck>>>> = {
  query: {
    query: anything,
    perspective: anything,
    returnQuery: flag,
    resultSourceMap: withoutSourceMaps,
    explain: off,
    cacheMode: oneOf('noStale'),
    tag,
  },
  doc: DOCUMENT_PARAMETERS,
  listen: {
    query: anything,
    includeResult: flag,
    includePreviousRevision: flag,
    includeMutations: flag,
    includeAllVersions: off,
    enableResume: off,
    effectFormat: anything,
    visibility: oneOf('query', 'transaction'),
    tag,
  },
  mutate: WRITE_PARAMETERS,
  actions: { tag, skipCrossDatasetReferenceValidation: flag },
};

/** Verbs with parameters that may also be those of a query, `$name`. */
const WITH_QUERY = new Set(['query', 'listen']);

/** Throws an `ApiError` with the name of a URL parameter that the sandbox does not support. */
export function checkParameters(verb: string, search: URLSearchParams): void {
  const known = Object.hasOwn(PARAMETERS, verb) ? PARAMETERS[verb] : undefined;
  if (!known) return;
  const seen = new Set<string>();
  for (const [name, value] of search) {
    if (seen.has(name)) throw refuse(name, 'is given twice');
    seen.add(name);
    if (WITH_QUERY.has(verb) && name.startsWith('$')) continue;
    const judge = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!judge) throw refuse(name, 'is not supported');
    const expected = judge(value);
    if (expected !== null) throw refuse(name, `must be ${expected}, not "${value}"`);
  }
}

const refuse = (name: string, what: string): ApiError =>
  ApiError.http(400, `The query parameter "${name}" ${what}`);
