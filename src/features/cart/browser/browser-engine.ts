import { isCheckoutAddress } from '../checkout/checkout-address';
import { createCartGateway } from '~/src/gateways/shopify/cart/cart-gateway';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { CHECKOUT_HOSTS } from '~/src/config/checkout-hosts';
import type { LanguageCode, StoreKey } from '~/src/config/locales';
import { cookies, localStore } from '~/src/features/storage';
import { cartKeysOf } from '../storage/cart-keys';
import { logFailure } from '../log-failure';
import type { CartEngine } from '../types';
import { browserChannel, browserClock, browserLifecycle, browserLock } from './browser-ports';
import { createEngine } from '../engine/engine';
import { createPersistence } from '../storage/persistence';
import type { EngineDeps } from '../ports';

let count = 0;
const tab = Math.random().toString(36).slice(2, 10);

/** The cart engine of one store over this browser's storage, locks and network. */
export function createBrowserEngine(
  store: StoreKey,
  hooks: Pick<EngineDeps, 'onAdded' | 'onEvent'>,
): CartEngine {
  const keys = cartKeysOf(browserSettings.brand, store);
  const name = `cart-${browserSettings.brand.id}-${store}`;
  let language: LanguageCode = 'EN';
  const engine = createEngine({
    ...hooks,
    log: logFailure,
    store,
    gateway: createCartGateway({ ...browserSettings.stores[store], language: () => language }),
    persistence: createPersistence(keys, localStore, cookies),
    clock: browserClock,
    lock: browserLock(name),
    channel: browserChannel(name, keys.snapshot, localStore),
    lifecycle: browserLifecycle(browserClock),
    isCheckoutUrl: url =>
      isCheckoutAddress(url, {
        origin: browserSettings.stores[store].origin,
        checkoutHosts: CHECKOUT_HOSTS[store],
      }),
    newId: () => {
      count += 1;
      return `${tab}-${String(count).padStart(6, '0')}`;
    },
  });
  return {
    ...engine,
    setContext: context => {
      language = context.language ?? language;
      engine.setContext(context);
    },
  };
}
