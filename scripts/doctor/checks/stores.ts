import { BRANDS } from '~/src/config/brands';
import type { Settings } from '~/src/config/settings/settings';
import type { StoreSettings } from '~/src/config/stores';
import { isRecord, recordOf, recordsOf, textOf, type Json } from '~/src/domain/data/read';
import { attemptJson, type Endpoint } from '../judge';
import { problem, type Check, type Problem } from '../problem';

const QUERY = `{
  shop { name primaryDomain { host } paymentSettings { currencyCode } }
  products(first: 1) { nodes { id tags } }
}`;

const CURRENCY = { us: 'USD', ca: 'CAD' } as const;

interface Store {
  readonly store: StoreSettings;
  readonly settings: Settings;
  /** Hosts that the checkout may use besides the store's own. */
  readonly checkoutHosts: readonly string[];
}

const namesOf = ({ key }: StoreSettings) => {
  const prefix = `GATSBY_STORE_${key.toUpperCase()}`;
  return {
    who: `The ${key.toUpperCase()} store`,
    shopName: `${prefix}_SHOP_NAME`,
    origin: `${prefix}_ORIGIN`,
    token: `${prefix}_TOKEN`,
    checkoutHosts: `${prefix}_CHECKOUT_HOSTS`,
  };
};

const isOwnAddress = ({ origin, shopName }: StoreSettings): boolean =>
  origin === `https://${shopName}.myshopify.com`;

const versionProblem = (store: StoreSettings, served: string | null): readonly Problem[] => {
  const { who, origin } = namesOf(store);
  return served === null || served === store.apiVersion
    ? []
    : [
        problem(
          'wrong version',
          origin,
          `${who} was asked for version ${store.apiVersion} of its API and answered as ${served}: the platform has retired the version that this shop speaks, and the shop needs an update (docs/upgrading.md).`,
        ),
      ];
};

const otherBrandIn = (name: string, own: string): string | null => {
  const has = (brand: string): boolean => name.toLowerCase().includes(brand.toLowerCase());
  if (has(own)) return null;
  return BRANDS.map(brand => brand.name).find(has) ?? null;
};

const shopProblems = ({ store, settings, checkoutHosts }: Store, shop: Json) => {
  const { who, shopName, token, checkoutHosts: hostsSetting } = namesOf(store);
  const name = textOf(shop.name) ?? '';
  const host = textOf(recordOf(shop.primaryDomain).host) ?? '';
  const currency = textOf(recordOf(shop.paymentSettings).currencyCode);
  const isKnownHost = [store.domainName, ...checkoutHosts].includes(host.toLowerCase());
  const other = otherBrandIn(name, settings.brand.name);
  const found: Problem[] = [];
  if (currency !== CURRENCY[store.key]) {
    const sentence = `${who} sells in ${currency}, not in ${CURRENCY[store.key]}: ${shopName} and ${token} are another store’s (“${name}”). Have the two stores changed places?`;
    found.push(problem('another store’s', shopName, sentence));
  } else if (other !== null) {
    const sentence = `${who} is “${name}”, a store of ${other}, and this is the shop of ${settings.brand.name}: correct ${shopName} and ${token}.`;
    found.push(problem('another store’s', shopName, sentence));
  } else if (!isKnownHost) {
    const sentence = `${who} sends shoppers to ${host} to pay, where the shop does not let them go: add ${host} to ${hostsSetting}, or correct ${shopName} if that is another store’s address.`;
    found.push(problem('another store’s', hostsSetting, sentence));
  }
  return found;
};

const dataProblem = (store: StoreSettings, json: Json): Problem | null => {
  const { who, token, origin } = namesOf(store);
  const [error] = recordsOf(json.errors);
  if (error === undefined) return null;
  const message = textOf(error.message) ?? 'no reason given';
  const code = textOf(recordOf(error.extensions).code);
  if (code === 'ACCESS_DENIED') {
    const sentence = `${who} lets the token in ${token} read too little (“${message}”): give it access to products, product tags, customers, carts and content.`;
    return problem('expired', token, sentence);
  }
  return problem(
    'wrong version',
    origin,
    `${who} refuses version ${store.apiVersion} (“${message}”).`,
  );
};

const noProducts = (store: StoreSettings): Problem => {
  const { who, token } = namesOf(store);
  const sentence = `${who} shows no product to the token in ${token}: publish the products to the sales channel that the token belongs to.`;
  return problem('another store’s', token, sentence);
};

const tryStore = async (asked: Store): Promise<readonly Problem[]> => {
  const { store, settings } = asked;
  const { who, origin, shopName, token } = namesOf(store);
  const endpoint: Endpoint = {
    who,
    address: isOwnAddress(store) ? shopName : origin,
    key: token,
  };
  const tried = await attemptJson(
    {
      ...endpoint,
      question: {
        url: `${store.origin}/api/${store.apiVersion}/graphql.json`,
        method: 'POST',
        headers: { 'X-Shopify-Storefront-Access-Token': store.token },
        body: { query: QUERY },
        origin: settings.siteUrl,
      },
    },
    json => isRecord(json) && (isRecord(json.data) || recordsOf(json.errors).length > 0),
  );
  if ('problem' in tried) return [tried.problem];
  const { json, answer } = tried.ok;
  const refused = dataProblem(store, json);
  if (refused) return [refused];
  const { shop, products } = recordOf(json.data);
  const found = [
    ...versionProblem(store, answer.headers.get('x-shopify-api-version')),
    ...shopProblems(asked, recordOf(shop)),
  ];
  const isEmpty = recordsOf(recordOf(products).nodes).length === 0;
  return found.length === 0 && isEmpty ? [noProducts(store)] : found;
};

const hostsIn = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map(host => host.trim().toLowerCase())
    .filter(host => host !== '');

/** The commerce stores of the brand. */
export const storeChecks = (
  settings: Settings,
  env: Readonly<Record<string, string | undefined>>,
): readonly Check[] =>
  [settings.stores.us, settings.stores.ca].flatMap(store =>
    store === undefined
      ? []
      : {
          name: `Store ${store.key.toUpperCase()}`,
          leftOutWithout: null,
          run: () => {
            const checkoutHosts = hostsIn(env[namesOf(store).checkoutHosts]);
            return tryStore({ store, settings, checkoutHosts });
          },
        },
  );
