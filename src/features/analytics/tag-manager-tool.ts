import { cleanAddress } from './clean-address';
import { scrubText } from '~/src/domain/data/scrub';
import type { ToolSettings } from '~/src/config/settings/tracking-settings';
import {
  pushConsent,
  pushMessage,
  pushPage,
  pushEcommerceEvent,
} from '~/src/gateways/google-tag-manager/data-layer';
import { loadTagManager } from '~/src/gateways/google-tag-manager/load-tag-manager';
import { toShopping } from './messages';
import type { Tool } from './tracker';
import { watchVitals } from './web-vitals';

const pageNow = () => ({
  page_location: cleanAddress(window.location.href),
  page_referrer: cleanAddress(document.referrer),
});

/**
 * The tag manager, by the contract of Gatsby's own plugin: `gatsby-route-change` and
 * `core-web-vitals`, with the events of shopping besides. `shop` is who sells.
 */
export const tagManagerTool = (settings: ToolSettings, shop: string): Tool => {
  let isStarted = false;
  let mayHear = false;
  // What the page itself measures goes on; it is told only while that is allowed.
  const whileAllowed = (message: Parameters<typeof pushMessage>[0]): void => {
    if (mayHear) pushMessage(message);
  };
  return {
    category: 'analytics',
    start: choices => {
      mayHear = true;
      if (isStarted) return;
      isStarted = true;
      pushConsent('default', choices);
      pushPage(pageNow());
      loadTagManager(settings);
      watchVitals(whileAllowed);
    },
    follow: choices => {
      mayHear = choices.analytics;
      pushConsent('update', choices);
    },
    hear: event => {
      if (event.type === 'route') {
        // Set once, the first page's address would go with every later message.
        pushPage(pageNow());
        pushMessage({
          event: 'gatsby-route-change',
          page_path: cleanAddress(event.path),
          page_title: scrubText(event.title),
        });
        return;
      }
      if (event.type === 'slowRoute') {
        pushMessage({ event: 'route_delayed', page_path: cleanAddress(event.path) });
        return;
      }
      const message = toShopping(event, shop);
      if (message) pushEcommerceEvent(message);
    },
  };
};
