import { scrubUrl } from './scrub-url';
import { searchEventSettings } from '~/src/config/settings/browser-search-events';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { trackingSettings } from '~/src/config/settings/browser-tracking';
import {
  currentChoices,
  subscribeToConsent,
  type ConsentCategory,
  type ConsentChoices,
} from '../consent';
import { isSilenced, onShopEvent } from '../shop-events';
import { forgetCookies } from '../storage';
import { SWITCHABLE_CURRENCIES } from '~/src/config/constants';
import { productIndexOf } from '~/src/domain/search/search-indexes';
import { adTool } from './ad-tool';
import { emailTool } from './email-tool';
import { searchTool } from './search-tool';
import { tagManagerTool } from './tag-manager-tool';
import { Tracker, type AnalyticsTool } from './tracker';

/** Names of the cookies that the vendors of a category set on the shop's domain. */
const COOKIES = {
  analytics: /^(_g(a|id|at)(_|$)|_ALGOLIA$)/,
  marketing: /^(__kla_id|__adroll\w*|__ar_v4|_gcl_\w+)$/,
} as const;

/** Vendors read the page's address themselves, so personal data is removed from it first. */
const scrubPageUrl = (): void => {
  const { pathname, search, hash } = window.location;
  const clean = scrubUrl(pathname + search + hash);
  if (clean !== pathname + search + hash)
    window.history.replaceState(window.history.state, '', clean);
};

/** Starts the configured tools that the visitor allows, now and on every change of consent. */
export const startTracking = (): void => {
  const { gtm, klaviyo, adroll } = trackingSettings;
  const { brand } = browserSettings;
  const shop = brand.name;
  const isAllowed = (category: ConsentCategory) => (): boolean =>
    !isSilenced() && tracker.isAllowed(category);
  const tools: readonly (AnalyticsTool | null)[] = [
    gtm && tagManagerTool(gtm, shop, isAllowed('analytics')),
    klaviyo && emailTool(klaviyo, shop, isAllowed('marketing')),
    adroll && adTool(adroll, shop),
    searchTool(searchEventSettings, productIndexOf('default', SWITCHABLE_CURRENCIES[0], brand)),
  ];
  let allowed: ConsentChoices = { analytics: false, marketing: false };
  // On a private page vendors can be stopped, not started.
  const choicesNow = (): ConsentChoices => {
    const wanted = currentChoices();
    const may = (category: ConsentCategory): boolean =>
      wanted[category] && (allowed[category] || !isSilenced());
    allowed = { analytics: may('analytics'), marketing: may('marketing') };
    return allowed;
  };
  const tracker = new Tracker(
    tools.filter(tool => tool !== null),
    category => forgetCookies(COOKIES[category]),
    choicesNow,
  );
  scrubPageUrl();
  subscribeToConsent(() => tracker.setChoices(choicesNow()));
  onShopEvent(event => {
    if (event.type === 'route') scrubPageUrl();
    tracker.track(event);
  });
};
