import type { StoreSettings } from '../stores';

const LOCAL = new Set(['localhost', '127.0.0.1']);

/**
 * The target of "back to the shop": the requested URL if it is on this machine or on the site
 * itself, else the site's home page in the store's country. `site` is the site's URL.
 */
export function returnUrl(asked: string | null, settings: StoreSettings, site: string): string {
  const home = new URL(settings.sitePath || '/', site).href;
  if (!asked || !URL.canParse(asked)) return home;
  const url = new URL(asked);
  const isKnown = LOCAL.has(url.hostname) || url.origin === new URL(site).origin;
  return isKnown && /^https?:$/.test(url.protocol) ? url.href : home;
}
