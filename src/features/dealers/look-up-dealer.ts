import type { Dealer } from '~/src/domain/contact/dealer';
import { browserSettings } from '~/src/config/settings/browser-settings';

const log = (reason: unknown): undefined => {
  console.warn('The dealer lookup failed:', reason);
  return undefined;
};

/**
 * Looks up a stored dealer id (spec storefront §4). The search client loads only for visitors who
 * have one; a failure is logged and nothing else (spec §8).
 * @returns null if the service knows no such dealer, undefined if it does not respond
 */
export const lookUpDealer = async (id: string): Promise<Dealer | null | undefined> => {
  try {
    const { findDealer } = await import('~/src/gateways/algolia/find-dealer');
    const reply = await findDealer(browserSettings.search, id);
    return reply.ok ? reply.value : log(reply.error.message);
  } catch (error) {
    return log(error);
  }
};
