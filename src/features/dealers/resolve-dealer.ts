import type { Dealer } from '~/src/domain/contact/dealer';
import { cookies } from '../storage';
import { linkedDealerId, storedDealerId, storeDealerId } from './dealer-id';
import { lookUpDealer } from './look-up-dealer';

/**
 * The dealer in a link, else the stored one (spec storefront §3 Cookies, §4). Only a dealer known
 * to the search service is stored; an unknown id changes nothing, and is removed if it was stored.
 * @param isWanted whether no later link has been opened in the meantime
 * @returns null if there is none; undefined if unknown, as when the service does not respond
 */
export async function resolveDealer(
  search: string,
  isWanted: () => boolean,
): Promise<Dealer | null | undefined> {
  const kept = storedDealerId(cookies);
  let isCertain = true;
  for (const id of new Set([linkedDealerId(search), kept])) {
    if (id === null) continue;
    const dealer = await lookUpDealer(id);
    if (!isWanted()) return undefined;
    if (dealer) {
      if (id !== kept) storeDealerId(id, cookies);
      return dealer;
    }
    if (dealer === undefined) isCertain = false;
    else if (id === kept) storeDealerId(null, cookies);
  }
  return isCertain ? null : undefined;
}
