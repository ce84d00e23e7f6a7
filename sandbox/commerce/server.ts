import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../core/json';
import type { Service, ServiceContext } from '../core/service';
import type { Mailbox } from '../mail/mailbox';
import { buildCatalogue } from './catalogue/build';
import { handleCheckout } from './checkout/handle';
import { handleGraphql } from './graphql';
import { handleFilm } from './films';
import { handleImage } from './images/handle';
import { abroadOf } from './markets/abroad';
import { storeOperations } from './operations';
import { Purchases } from './purchases';
import { Renewals } from './renewals';
import type { StoreRuntime } from './runtime';
import type { CommerceSeed } from './seed';
import { seededStore } from './seeded-store';
import { parseStore } from './state';
import { STORES, type StoreSettings } from './stores';
import { Throttle } from './throttle';

/** The store's address as the caller wrote it, so that it is also right on a test's port. */
function originOf(request: IncomingMessage, { port }: StoreSettings): string {
  const host = request.headers.host ?? '';
  return /^[\w.-]+(?::\d+)?$/.test(host) ? `http://${host}` : `http://127.0.0.1:${port}`;
}

async function route(
  store: StoreRuntime,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const origin = originOf(request, store.settings);
  const address = request.url ?? '/';
  // A path of two slashes would be read as another host.
  const target = address.startsWith('/') ? `${origin}${address}` : address;
  if (!URL.canParse(target)) {
    sendJson(response, 400, { errors: 'Bad Request' });
    return;
  }
  const url = new URL(target);
  const version = /^\/api\/([^/]+)\/graphql(?:\.json)?$/.exec(url.pathname)?.[1];
  if (version) {
    await handleGraphql(store, { request, response }, { version, origin });
  } else if (url.pathname.startsWith('/cdn/shop/files/')) {
    await handleImage(request, response, url);
  } else if (url.pathname.startsWith('/cdn/shop/videos/')) {
    handleFilm(request, response, url);
  } else {
    await handleCheckout(store, { request, response, url });
  }
}

/** The stores, each with its own catalogue, carts, orders and state file. */
export function openStores(
  context: ServiceContext,
  seed: CommerceSeed,
  mail: Mailbox,
): readonly StoreRuntime[] {
  return STORES.map(settings => {
    const catalogue = buildCatalogue(seed, settings);
    const initial = () => seededStore(seed, { settings, catalogue, now: context.now });
    return {
      settings,
      catalogue,
      abroad: abroadOf(seed, settings),
      state: context.openState(`commerce-${settings.id}`, initial, parseStore),
      mail,
      throttle: new Throttle(context.now),
      renewals: new Renewals(),
      purchases: new Purchases(),
      now: context.now,
    };
  });
}

/** One service a store. */
export const serveStores = (stores: readonly StoreRuntime[]): Service[] =>
  stores.map(store => ({
    name: `commerce-${store.settings.id}`,
    port: store.settings.port,
    operations: storeOperations(store),
    handle: (request, response) => route(store, request, response),
    reset: async () => {
      store.state.reset();
      store.throttle.reset();
    },
  }));
