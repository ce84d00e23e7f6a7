import { scrubUrl } from './scrub-url';
import { scrubText } from '~/src/domain/data/scrub';
import type { ToolSettings } from '~/src/config/settings/tracking-settings';
import {
  pushConsent,
  pushMessage,
  pushPage,
  pushEcommerceEvent,
} from '~/src/gateways/google-tag-manager/data-layer';
import { loadTagManager } from '~/src/gateways/google-tag-manager/load-tag-manager';
import { toEcommerceMessage } from './data-layer-messages';
import type { AnalyticsTool } from './tracker';
import { watchVitals } from './web-vitals';

const currentPage = () => ({
  page_location: scrubUrl(window.location.href),
  page_referrer: scrubUrl(document.referrer),
});

/**
 * The tag manager, with the messages of Gatsby's own plugin (`gatsby-route-change` and
 * `core-web-vitals`) and the shop events. `shop` is the name of the seller.
 */
export const tagManagerTool = (
  settings: ToolSettings,
  shop: string,
  isAllowed: () => boolean,
): AnalyticsTool => {
  let isStarted = false;
  // Measuring continues on the page; results are sent only while that is allowed.
  const whileAllowed = (message: Parameters<typeof pushMessage>[0]): void => {
    if (isAllowed()) pushMessage(message);
  };
  return {
    category: 'analytics',
    start: choices => {
      if (isStarted) return;
      isStarted = true;
      pushConsent('default', choices);
      pushPage(currentPage());
      loadTagManager(settings);
      watchVitals(whileAllowed);
    },
    updateConsent: choices => pushConsent('update', choices),
    track: event => {
      if (event.type === 'route') {
        // If set once, every later message would have the first page's address.
        pushPage(currentPage());
        pushMessage({
          event: 'gatsby-route-change',
          page_path: scrubUrl(event.path),
          page_title: scrubText(event.title),
        });
        return;
      }
      if (event.type === 'slowRoute') {
        pushMessage({ event: 'route_delayed', page_path: scrubUrl(event.path) });
        return;
      }
      const message = toEcommerceMessage(event, shop);
      if (message) pushEcommerceEvent(message);
    },
  };
};
