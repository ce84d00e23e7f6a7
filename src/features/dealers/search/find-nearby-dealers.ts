import { dealerSearchOrigin } from '~/src/config/settings/browser-dealer-settings';
import type { NearbyDealer } from '~/src/domain/contact/dealer';
import type { SearchFailure } from './dealer-search-state';

export type NearbyReply =
  | { readonly dealers: readonly NearbyDealer[]; readonly failure: null }
  | { readonly dealers: readonly []; readonly failure: SearchFailure };

/** The dealers near a postal code. Never rejects; failures are logged (spec storefront §8). */
export const findNearbyDealers = async (
  postalCode: string,
  signal: AbortSignal,
): Promise<NearbyReply> => {
  const fail = (reason: unknown): NearbyReply => {
    if (!signal.aborted) console.warn('The dealer search failed:', reason);
    return { dealers: [], failure: 'failed' };
  };
  try {
    const { searchDealers } = await import('~/src/gateways/dealers/search-dealers');
    const reply = await searchDealers({ origin: dealerSearchOrigin, signal }, postalCode);
    if (reply.ok) return { dealers: reply.value, failure: null };
    return reply.error.kind === 'user'
      ? { dealers: [], failure: 'invalid' }
      : fail(reply.error.message);
  } catch (error) {
    return fail(error);
  }
};
