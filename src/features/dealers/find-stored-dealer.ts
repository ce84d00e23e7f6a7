import type { Dealer } from '~/src/domain/contact/dealer';
import { cookies } from '../storage';
import { linkedDealerId, storedDealerId, storeDealerId } from './dealer-id';
import { lookUpDealer } from './look-up-dealer';

/**
 * The dealer of an address, else the stored one (spec storefront §3 Cookies, §4). Only one whom the
 * search service knows is stored; an id that is nobody's changes nothing, and is let go when it was
 * stored.
 * @param isWanted whether no later address has come meanwhile
 * @returns null for none; undefined when nothing can be said, as when the service does not answer
 */
export async function findStoredDealer(
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
