import { recordOf } from '~/src/domain/data/read';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { fetchJson, type Fetch } from '../http/fetch-json';

interface PageDataOptions {
  readonly signal?: AbortSignal;
  readonly fetch?: Fetch;
}

/**
 * What a page of this site was built from: the result of its query (spec storefront §7 Page data).
 * `path` is the page's own, with its locale prefix. Fails like any read; `protocol` without a result.
 */
export const readPageData = async (
  path: string,
  { signal, fetch }: PageDataOptions = {},
): Promise<Result<unknown>> => {
  const place = path === '/' ? '/index' : path.replace(/\/$/, '');
  const reply = await fetchJson(`/page-data${place}/page-data.json`, { signal, fetch });
  if (!reply.ok) return reply;
  const { data = null } = recordOf(recordOf(reply.value).result);
  return data === null ? failure('protocol', `The page ${path} has no data.`) : ok(data);
};
