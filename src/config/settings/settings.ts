import { getDotPath, object, safeParse, type BaseIssue, type InferOutput } from 'valibot';
import { findBrand } from '../brands';
import type { Brand } from '../brands/brand';
import type { BillingSettings } from './billing-settings';
import type { FormSettings, FormsGatewaySettings } from './form-settings';
import { identityOrigin, type IdentitySettings } from './identity-settings';
import { localesOf, type StoreKey } from '../locales';
import { toSearchRegion, type SearchEventSettings } from './search-settings';
import { toMonitoring, type MonitoringSettings } from './monitoring-settings';
import { settingsWithRules } from './settings-rules';
import { CANADIAN_STORE, type SettingValues } from './settings-schema';
import type { CaptchaSettings } from './service-settings';
import { startupWithout, type StartupSettings } from './startup-settings';
import { toStoreSettings, type StoreSettings } from '../stores';

/** All settings of a build. Never imported by browser code: it may hold secrets. */
export interface Settings {
  readonly brand: Brand;
  /** Origin of the site, no trailing slash. */
  readonly siteUrl: string;
  /** Stores that a locale of the brand names; `us` always. */
  readonly stores: { readonly us: StoreSettings } & Partial<
    Readonly<Record<StoreKey, StoreSettings>>
  >;
  readonly content: {
    readonly projectId: string;
    readonly dataset: string;
    /** Null for the vendor's own host. */
    readonly apiOrigin: string | null;
    readonly readToken: string | null;
    readonly imageOrigin: string;
    /** The editing address, with `{id}` and `{path}`; null if previews do not link to it. */
    readonly deskUrl: string | null;
  };
  readonly search: SearchEventSettings;
  /** May write records; null where the search indexes are not written from here. Secret. */
  readonly searchAdminKey: string | null;
  /** The dealer search; the origin is null for a brand without dealers. */
  readonly dealers: { readonly origin: string | null };
  /** The scheduler of consultations; the origin is null where none is set up. */
  readonly scheduler: { readonly origin: string | null };
  /** Our own service: contact, feedback. */
  readonly service: { readonly origin: string };
  /** The identity provider; null where the shop has no accounts. */
  readonly identity: IdentitySettings | null;
  readonly captcha: CaptchaSettings;
  readonly forms: FormSettings;
  /** Secrets that our gateway for forms holds; the build reads none of them. */
  readonly formsGateway: FormsGatewaySettings;
  /** Customer care's chat; the origin is null where none is set up. */
  readonly chat: { readonly origin: string | null };
  /** What is measured, where, and through what. */
  readonly monitoring: MonitoringSettings;
  /** Addresses elsewhere that old paths lead to (spec storefront §2.1). */
  readonly portals: { readonly onboarding: string; readonly assets: string };
  /** The recurring-billing provider. */
  readonly billing: BillingSettings;
  /** Which parts of the start-up machinery the build has. */
  readonly startup: StartupSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** All problems of the settings at once, each a sentence that says how to fix it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(
    readonly problems: readonly string[],
    file = '.env',
  ) {
    super(
      `The settings cannot be used. Fix these in ${file} (.env.example explains each):\n` +
        problems.map(problem => `  - ${problem}`).join('\n'),
    );
  }
}

const problemOf = (issue: BaseIssue<unknown>): string =>
  `${getDotPath(issue) ?? 'The environment'} ${issue.message}.`;

const toContent = (values: SettingValues): Settings['content'] => ({
  projectId: values.CONTENT_PROJECT_ID,
  dataset: values.CONTENT_DATASET,
  apiOrigin: values.CONTENT_API_ORIGIN,
  readToken: values.CONTENT_READ_TOKEN,
  imageOrigin: values.GATSBY_CONTENT_IMAGE_ORIGIN,
  deskUrl: values.CONTENT_DESK_URL,
});

const toForms = (values: SettingValues): FormSettings => {
  const companyId = values.GATSBY_KLAVIYO_COMPANY_ID;
  const listId = values.GATSBY_KLAVIYO_LIST_ID;
  return {
    gatewayOrigin: values.GATSBY_FORMS_ORIGIN,
    emailList:
      companyId === null || listId === null
        ? null
        : { companyId, listId, origin: values.GATSBY_KLAVIYO_API_ORIGIN },
  };
};

const toIdentity = (values: SettingValues): IdentitySettings | null => {
  const userPoolId = values.GATSBY_COGNITO_USER_POOL_ID;
  const clientId = values.GATSBY_COGNITO_CLIENT_ID;
  if (userPoolId === null || clientId === null) return null;
  return { userPoolId, clientId, origin: identityOrigin(userPoolId, values.GATSBY_COGNITO_ORIGIN) };
};

const toStores = (values: SettingValues, canada: CanadianStore | null): Settings['stores'] => ({
  us: toStoreSettings(
    'us',
    values.GATSBY_STORE_US_SHOP_NAME,
    values.GATSBY_STORE_US_ORIGIN ?? undefined,
    values.GATSBY_STORE_US_TOKEN,
  ),
  ...(canada && {
    ca: toStoreSettings(
      'ca',
      canada.GATSBY_STORE_CA_SHOP_NAME,
      canada.GATSBY_STORE_CA_ORIGIN ?? undefined,
      canada.GATSBY_STORE_CA_TOKEN,
    ),
  }),
});

const canadianStore = object(CANADIAN_STORE);
type CanadianStore = InferOutput<typeof canadianStore>;

const sellsFromCanada = (env: Environment): boolean => {
  const brand = findBrand(env.GATSBY_BRAND?.trim());
  return brand !== null && localesOf(brand).some(({ store }) => store === 'ca');
};

/** Settings from the environment; throws a `SettingsError` that lists every problem. */
export const parseSettings = (env: Environment): Settings => {
  const read = safeParse(settingsWithRules, env);
  const canada = sellsFromCanada(env) ? safeParse(canadianStore, env) : null;
  if (!read.success || canada?.success === false) {
    const issues = [...(read.issues ?? []), ...(canada?.issues ?? [])];
    throw new SettingsError(issues.map(problemOf), env.SETTINGS_FILE);
  }
  const values = read.output;
  return {
    brand: values.GATSBY_BRAND,
    siteUrl: values.GATSBY_SITE_URL,
    stores: toStores(values, canada?.output ?? null),
    content: toContent(values),
    search: {
      appId: values.GATSBY_SEARCH_APP_ID,
      apiKey: values.GATSBY_SEARCH_API_KEY,
      origin: values.GATSBY_SEARCH_ORIGIN,
      region: toSearchRegion(values.GATSBY_SEARCH_REGION),
    },
    searchAdminKey: values.SEARCH_ADMIN_KEY,
    dealers: { origin: values.GATSBY_DEALER_SEARCH_ORIGIN },
    scheduler: { origin: values.GATSBY_SCHEDULER_ORIGIN },
    service: { origin: values.GATSBY_SERVICE_ORIGIN },
    identity: toIdentity(values),
    captcha: { siteKey: values.GATSBY_CAPTCHA_SITE_KEY, origin: values.GATSBY_CAPTCHA_ORIGIN },
    forms: toForms(values),
    formsGateway: {
      captchaSecret: values.CAPTCHA_SECRET_KEY,
      emailToolOrigin: values.GATSBY_KLAVIYO_API_ORIGIN,
      emailToolKey: values.KLAVIYO_PRIVATE_KEY,
      leadsWebhook: values.LEADS_WEBHOOK_URL,
    },
    chat: { origin: values.GATSBY_CHAT_ORIGIN },
    monitoring: toMonitoring(values),
    portals: { onboarding: values.PORTAL_ONBOARDING_URL, assets: values.PORTAL_ASSETS_URL },
    billing: {
      origin: values.GATSBY_RECHARGE_ORIGIN,
      tokens: { us: values.GATSBY_RECHARGE_US_TOKEN, ca: values.GATSBY_RECHARGE_CA_TOKEN },
    },
    startup: startupWithout(values.STARTUP_OFF),
  };
};
