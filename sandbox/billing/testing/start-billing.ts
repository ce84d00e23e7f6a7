import { initRecharge, loginShopifyApi, type Session } from '@rechargeapps/storefront-client';
import { CREATE } from '~/sandbox/commerce/testing/documents';
import { fixture } from '~/sandbox/commerce/testing/fixture';
import {
  planId,
  storeClient,
  textAt,
  variantId,
  type StoreClient,
} from '~/sandbox/commerce/testing/shop';
import { tokenOf } from '~/sandbox/commerce/testing/sign-in';
import { openStores, serveStores } from '~/sandbox/commerce/server';
import { startSandbox, type RunningSandbox } from '~/sandbox/core/start';
import { openLicenses, type Licenses } from '~/sandbox/licenses/licenses';
import { createMailbox, type Mailbox } from '~/sandbox/mail/mailbox';
import { createBillingService, openBilling } from '..';
import type { BillingRuntime } from '../runtime';

const SHOP = 'larkfield-us.myshopify.com';
const STOREFRONT_TOKEN = 'strfnt_sandbox_larkfield_us';

const BUYER = {
  email: 'avery@example.com',
  firstName: 'Avery',
  lastName: 'Brooks',
  address1: '418 Larch Street',
  address2: '',
  city: 'Boise',
  province: 'Idaho',
  zip: '83702',
  phone: '',
};

/** A purchase on a plan. */
export interface Purchase {
  readonly handle: string;
  /** The plan's index in the product's group. */
  readonly plan?: number;
  readonly quantity?: number;
  readonly petName?: string;
  /** Checkout fields that differ from the defaults. */
  readonly buyer?: Partial<typeof BUYER>;
}

/** The provider and a store, on free ports. */
export interface RunningBilling extends RunningSandbox {
  readonly store: StoreClient;
  readonly mail: Mailbox;
  readonly billing: BillingRuntime;
  readonly licenses: Licenses;
  /** The provider's address. */
  readonly url: string;
  /** Buys through the cart and the checkout. */
  buy(purchase: Purchase): Promise<void>;
  /** Signs in with the vendor's client, configuring it first. */
  login(email?: string, password?: string): Promise<Session>;
  /** Moves the clock to noon on a day, in the store's time zone. */
  moveTo(date: string): Promise<void>;
  control(method: string, path: string, body?: object): Promise<void>;
}

/**
 * Starts a store and the provider over the test catalogue, without subscriptions.
 * @throws if a port cannot be opened
 */
export async function startBilling(
  state = 'memory',
  seed: Pick<typeof fixture, 'discounts'> = fixture,
): Promise<RunningBilling> {
  let inside: Pick<RunningBilling, 'mail' | 'billing' | 'licenses'> | null = null;
  const sandbox = await startSandbox({
    ports: 'ephemeral',
    state,
    services: context => {
      const mail = createMailbox(context);
      const licenses = openLicenses(context, mail, []);
      const stores = openStores(context, { ...fixture, ...seed, orders: [] }, mail);
      const billing = openBilling(context, { stores, licenses }, { subscriptions: [], cards: [] });
      inside = { mail, licenses, billing };
      return [...serveStores(stores), createBillingService(billing)];
    },
  });
  if (!inside) throw new Error('The sandbox started no service.');
  const parts: Pick<RunningBilling, 'mail' | 'billing' | 'licenses'> = inside;
  const { urls } = sandbox;
  const store = storeClient(urls['commerce-larkfield-us'] ?? '', 'larkfield-us');
  const control = async (method: string, path: string, body?: object): Promise<void> => {
    const reply = await fetch(`${urls.control}${path}`, { method, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(await reply.text());
  };
  return {
    ...sandbox,
    ...parts,
    store,
    control,
    url: urls.billing ?? '',
    async buy({ handle, plan = 0, quantity = 1, petName, buyer = {} }) {
      const merchandiseId = await variantId(store, handle);
      const sellingPlanId = await planId(store, handle, plan);
      const attributes = petName === undefined ? [] : [{ key: 'Pet name', value: petName }];
      const line = { merchandiseId, sellingPlanId, quantity, attributes };
      const cart = await store.ask(CREATE, { value: { lines: [line] } });
      const placed = await fetch(textAt(cart, 'result.cart.checkoutUrl'), {
        method: 'POST',
        body: new URLSearchParams({ ...BUYER, ...buyer }),
        redirect: 'manual',
      });
      if (placed.status !== 303) throw new Error(await placed.text());
    },
    async login(email, password) {
      // The client's types leave out the two options that point it at another host.
      const elsewhere = { environment: 'preprod', environmentUri: urls.billing };
      initRecharge({
        storeIdentifier: SHOP,
        storefrontAccessToken: STOREFRONT_TOKEN,
        ...elsewhere,
      });
      const token = await tokenOf(store, email, password);
      const session = await loginShopifyApi('sandbox-larkfield-us-public', token);
      if (!session) throw new Error('The customer has no session.');
      return session;
    },
    async moveTo(date) {
      const wanted = Date.parse(`${date}T17:00:00Z`);
      const seconds = Math.round((wanted - parts.billing.now().getTime()) / 1000);
      await control('POST', '/clock', { seconds });
    },
  };
}
