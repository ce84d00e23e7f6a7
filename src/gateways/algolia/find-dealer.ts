import type { Dealer } from '~/src/domain/contact/dealer';
import { ok, type Result } from '~/src/domain/data/result';
import type { SearchSettings } from '~/src/config/settings/search-settings';
import { failure } from '../http/failure';
import { createSearchClient, type SearchClient } from './client';
import { search } from './search-reply';
import { toDealer } from './to-dealer';

const DEALERS_INDEX = 'dealers';

/**
 * The stored dealer by id: index `dealers`, restricted to the id attribute, its first hit (spec
 * storefront §4 and §7). Null when no dealer has that id. Errors: `http` with the service's status,
 * `network` when it could not be reached in time, `protocol` for a reply that cannot be read.
 */
export const findDealer = async (
  settings: SearchSettings,
  id: string,
  client: Pick<SearchClient, 'search'> = createSearchClient(settings),
): Promise<Result<Dealer | null>> => {
  const reply = await search(client, [
    {
      indexName: DEALERS_INDEX,
      params: {
        query: id,
        restrictSearchableAttributes: ['id'],
        queryType: 'prefixNone',
        typoTolerance: false,
        hitsPerPage: 1,
      },
    },
  ]);
  if (!reply.ok) return reply;
  const hit = reply.value[0]?.hits[0];
  if (hit === undefined) return ok(null);
  const dealer = toDealer(hit);
  if (!dealer.ok) return failure('protocol', dealer.error.message);
  // The service matches words, so an id made of the same words may be another dealer's.
  return ok(dealer.value.id === id ? dealer.value : null);
};
