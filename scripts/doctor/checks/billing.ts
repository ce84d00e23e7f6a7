import { billingStoreIdentifier } from '~/src/config/settings/billing-settings';
import type { Settings } from '~/src/config/settings/settings';
import type { StoreKey } from '~/src/config/locales';
import { isRecord } from '~/src/domain/data/read';
import type { Answer } from '../ask';
import { attemptJson, problemsOf } from '../judge';
import { problem, type Check, type Problem } from '../problem';

/** Where the vendor's own client exchanges a store's token for a session. */
const VENDOR = 'https://admin.rechargeapps.com';

/** A customer who does not exist: with the right settings, that is the only reason to refuse. */
const isRefusedCustomer = ({ status, text }: Answer): boolean =>
  status < 500 && /customer/i.test(text);

const refusedBy =
  (store: string) =>
  (answer: Answer): Problem | null => {
    const { status, text } = answer;
    if (isRefusedCustomer(answer)) return null;
    if (status === 404 && /shop/i.test(text)) {
      return problem(
        'another store’s',
        `GATSBY_STORE_${store}_SHOP_NAME`,
        `The billing provider knows no store of the name in GATSBY_STORE_${store}_SHOP_NAME: install it in that store, or correct the name.`,
      );
    }
    if ((status === 401 || status === 403) && /storefront token/i.test(text)) {
      return problem(
        'another store’s',
        `GATSBY_STORE_${store}_TOKEN`,
        `The billing provider refuses the store’s own token in GATSBY_STORE_${store}_TOKEN: it is another store’s.`,
      );
    }
    return null;
  };

/** The recurring-billing provider, for one store. */
const billingCheck = (settings: Settings, key: StoreKey): Check => {
  const store = settings.stores[key];
  const token = settings.billing.tokens[key];
  const name = key.toUpperCase();
  const setting = `GATSBY_RECHARGE_${name}_TOKEN`;
  const { origin } = settings.billing;
  return {
    name: `Subscriptions ${name}`,
    leftOutWithout: token === null ? setting : null,
    run: async () => {
      if (token === null || store === undefined) return [];
      const tried = await attemptJson(
        {
          who: 'The billing provider',
          address: origin === null ? setting : 'GATSBY_RECHARGE_ORIGIN',
          key: setting,
          question: {
            url: `${origin ?? VENDOR}/shopify_storefront_access`,
            method: 'POST',
            headers: { 'X-Recharge-Storefront-Access-Token': token },
            body: {
              customer_token: 'doctor',
              storefront_token: store.token,
              shop_url: billingStoreIdentifier(store.shopName),
            },
            origin: settings.siteUrl,
          },
          refused: refusedBy(name),
          isExpected: isRefusedCustomer,
        },
        isRecord,
      );
      return problemsOf(tried);
    },
  };
};

export const billingChecks = (settings: Settings): readonly Check[] =>
  (['us', 'ca'] as const)
    .filter(key => settings.stores[key] !== undefined)
    .map(key => billingCheck(settings, key));
