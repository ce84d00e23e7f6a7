import { BRAND_IDS, findBrand, type Brand } from '../brands';
import { readFormSettings, type FormSettings } from './form-settings';
import { localesOf, type StoreKey } from '../locales';
import type { SearchSettings } from './search-settings';
import { readMeasuring, type MeasuringSettings } from './settings-measuring';
import { DEFAULT_CAPTCHA_ORIGIN, type CaptchaSettings } from './service-settings';
import { readStartup, STARTUP_OFF, type StartupSettings } from './startup-settings';
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
    /** Where editors write, with `{id}` and `{path}` in it; null where previews shall not lead there. */
    readonly deskUrl: string | null;
  };
  readonly search: SearchSettings;
  /** Our own service: contact, feedback. */
  readonly service: { readonly origin: string };
  readonly captcha: CaptchaSettings;
  readonly forms: FormSettings;
  /** What is measured, where, and through what. */
  readonly measuring: MeasuringSettings;
  /** Addresses elsewhere that old paths lead to (spec storefront §2.1). */
  readonly portals: { readonly onboarding: string; readonly assets: string };
  /** Which parts of the start-up machinery the build has. */
  readonly startup: StartupSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Every problem of the settings at once, one sentence each that says how to mend it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly problems: readonly string[]) {
    super(
      `The settings cannot be used. Mend these in .env (.env.example explains each):\n` +
        problems.map(problem => `  - ${problem}`).join('\n'),
    );
  }
}

const isOrigin = (text: string): boolean => {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  } catch {
    return false;
  }
};

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

class Reader {
  readonly problems: string[] = [];

  constructor(private readonly env: Environment) {}

  text(name: string, meaning: string): string {
    const value = this.optional(name);
    if (value === null) this.problems.push(`${name} is missing: set it to ${meaning}.`);
    return value ?? '';
  }

  optional(name: string): string | null {
    return this.env[name]?.trim() || null;
  }

  origin(name: string, fallback: string | null, meaning: string): string | null {
    const value = this.optional(name);
    if (value === null) {
      if (fallback === null) return null;
      return fallback || this.text(name, meaning);
    }
    if (!isOrigin(value)) {
      this.problems.push(
        `${name} is "${value}", which is no origin: write ${meaning}, with scheme and no path.`,
      );
    }
    return value.replace(/\/+$/, '');
  }

  address(name: string, meaning: string): string {
    const value = this.text(name, meaning);
    if (value !== '' && !isAddress(value)) {
      this.problems.push(`${name} is "${value}", which is no address: write ${meaning}.`);
    }
    return value;
  }

  /** An address with places for `{…}`; null when it is not set. */
  template(name: string, places: readonly string[], meaning: string): string | null {
    const value = this.optional(name);
    if (value === null) return null;
    const missing = places.filter(place => !value.includes(place));
    if (missing.length > 0 || !isAddress(value.replace(/[{}]/g, ''))) {
      this.problems.push(`${name} is "${value}": write ${meaning}.`);
    }
    return value;
  }

  matching(name: string, value: string, pattern: RegExp, rule: string): void {
    if (value !== '' && !pattern.test(value)) {
      this.problems.push(`${name} is "${value}": ${rule}.`);
    }
  }
}

const readStore = (reader: Reader, key: StoreKey): StoreSettings => {
  const prefix = `GATSBY_STORE_${key.toUpperCase()}`;
  const shopName = reader.text(
    `${prefix}_SHOP_NAME`,
    'the shop name, as in {shopName}.myshopify.com',
  );
  reader.matching(
    `${prefix}_SHOP_NAME`,
    shopName,
    /^[a-z0-9][a-z0-9-]*$/i,
    'write only the name before .myshopify.com, in letters, digits and hyphens',
  );
  const origin = reader.origin(`${prefix}_ORIGIN`, null, 'an address such as https://shop.example');
  reader.matching(
    `${prefix}_CHECKOUT_HOSTS`,
    reader.optional(`${prefix}_CHECKOUT_HOSTS`) ?? '',
    /^[a-z0-9.-]+(:\d+)?(\s*,\s*[a-z0-9.-]+(:\d+)?)*$/i,
    'write hosts alone, between commas, such as checkout.shop.example',
  );
  const token = reader.text(`${prefix}_TOKEN`, 'the public storefront access token of that store');
  return toStoreSettings(key, shopName, origin ?? undefined, token);
};

const readSearch = (reader: Reader): SearchSettings => {
  const appId = reader.text('GATSBY_SEARCH_APP_ID', 'the application id of the search service');
  reader.matching(
    'GATSBY_SEARCH_APP_ID',
    appId,
    /^[A-Z0-9]{10}$/i,
    'write the ten letters and digits that the search service calls the application id',
  );
  return {
    appId,
    apiKey: reader.text('GATSBY_SEARCH_API_KEY', 'its public search-only API key'),
    origin: reader.origin('GATSBY_SEARCH_ORIGIN', null, 'the search API address'),
  };
};

const readService = (reader: Reader): Settings['service'] => ({
  origin:
    reader.origin(
      'GATSBY_SERVICE_ORIGIN',
      '',
      'the address of the consumer service, such as https://service.example',
    ) ?? '',
});

const readCaptcha = (reader: Reader): CaptchaSettings => ({
  siteKey: reader.text('GATSBY_CAPTCHA_SITE_KEY', 'the public site key of the captcha'),
  origin:
    reader.origin('GATSBY_CAPTCHA_ORIGIN', DEFAULT_CAPTCHA_ORIGIN, 'the captcha host') ??
    DEFAULT_CAPTCHA_ORIGIN,
});

const readPortals = (reader: Reader): Settings['portals'] => ({
  onboarding: reader.address(
    'PORTAL_ONBOARDING_URL',
    'the address of the onboarding dashboard, such as https://onboarding.example/start',
  ),
  assets: reader.address(
    'PORTAL_ASSETS_URL',
    'the address of the asset portal’s sign-in, such as https://assets.example/login',
  ),
});

const readBrand = (reader: Reader): Brand | null => {
  const name = 'GATSBY_BRAND';
  const id = reader.text(name, `one of ${BRAND_IDS.join(', ')}`);
  const brand = findBrand(id);
  if (id !== '' && !brand) {
    reader.problems.push(
      `${name} is "${id}", which is no brand: write one of ${BRAND_IDS.join(', ')}.`,
    );
  }
  return brand;
};

/** Settings from the environment; throws a `SettingsError` that lists every problem. */
export const parseSettings = (env: Environment): Settings => {
  const reader = new Reader(env);
  const brand = readBrand(reader);
  const siteUrl =
    reader.origin('GATSBY_SITE_URL', '', 'the address of the site, such as https://shop.example') ??
    '';
  const us = readStore(reader, 'us');
  const needsCanada = brand !== null && localesOf(brand).some(locale => locale.store === 'ca');
  const ca = needsCanada ? readStore(reader, 'ca') : undefined;
  const content = {
    projectId: reader.text('CONTENT_PROJECT_ID', 'the id of the content project'),
    dataset: reader.text('CONTENT_DATASET', 'the name of the content dataset, such as production'),
    apiOrigin: reader.origin('CONTENT_API_ORIGIN', null, 'the content API address'),
    readToken: reader.optional('CONTENT_READ_TOKEN'),
    imageOrigin:
      reader.origin('GATSBY_CONTENT_IMAGE_ORIGIN', 'https://cdn.sanity.io', 'the image CDN') ?? '',
    deskUrl: reader.template(
      'CONTENT_DESK_URL',
      ['{id}', '{path}'],
      'an address with {id} and {path} in it, such as https://desk.example/intent/edit/id={id};path={path}',
    ),
  };
  reader.matching(
    'CONTENT_PROJECT_ID',
    content.projectId,
    /^[a-z0-9-]+$/,
    'write lower-case letters and digits only',
  );
  reader.matching(
    'CONTENT_DATASET',
    content.dataset,
    /^[a-z0-9_~-]+$/,
    'write lower-case letters, digits, hyphens or underscores only',
  );
  const search = readSearch(reader);
  const service = readService(reader);
  const captcha = readCaptcha(reader);
  const forms = readFormSettings(reader);
  const measuring = readMeasuring(env, reader, brand);
  const portals = readPortals(reader);
  const startup = readStartup(env[STARTUP_OFF], reader.problems);
  if (brand === null || reader.problems.length > 0) throw new SettingsError(reader.problems);
  return {
    ...{ brand, siteUrl, stores: ca ? { us, ca } : { us }, content, search },
    ...{ service, captcha, forms, measuring, portals, startup },
  };
};
