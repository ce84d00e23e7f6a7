import type { Brand } from '../brands/brand';
import type { StoreKey } from '../locales';
import { DEFAULT_IMAGE_ORIGIN } from './content-settings';
import type { SearchSettings } from './search-settings';
import { DEFAULT_CAPTCHA_ORIGIN, type CaptchaSettings } from './service-settings';
import { toStoreSettings, type StoreSettings } from '../stores';

/** The settings that the browser may know. */
export interface BrowserSettings {
  readonly brand: Brand;
  /** Origin of the site, no trailing slash. */
  readonly siteUrl: string;
  readonly stores: Readonly<Record<StoreKey, StoreSettings>>;
  readonly contentImageOrigin: string;
  readonly search: SearchSettings;
  /** Origin of our own service, no trailing slash. */
  readonly serviceOrigin: string;
  readonly captcha: CaptchaSettings;
  /** Locales in which measuring runs until the visitor objects. */
  readonly optOutLocales: readonly string[];
}

/** The brand of this build: the bundler inserts it (src/gatsby/bundler/built-brand.ts). */
declare const BUILT_BRAND: Brand;

// The bundler replaces each `process.env.GATSBY_…` by its text, so every name is written out.
// The build checks them (`parseSettings`) and passes them on trimmed (`browserTexts`).
export const browserSettings: BrowserSettings = {
  brand: BUILT_BRAND,
  siteUrl: process.env.GATSBY_SITE_URL ?? '',
  stores: {
    us: toStoreSettings(
      'us',
      process.env.GATSBY_STORE_US_SHOP_NAME ?? '',
      process.env.GATSBY_STORE_US_ORIGIN,
      process.env.GATSBY_STORE_US_TOKEN ?? '',
    ),
    ca: toStoreSettings(
      'ca',
      process.env.GATSBY_STORE_CA_SHOP_NAME ?? '',
      process.env.GATSBY_STORE_CA_ORIGIN,
      process.env.GATSBY_STORE_CA_TOKEN ?? '',
    ),
  },
  contentImageOrigin: process.env.GATSBY_CONTENT_IMAGE_ORIGIN || DEFAULT_IMAGE_ORIGIN,
  search: {
    appId: process.env.GATSBY_SEARCH_APP_ID ?? '',
    apiKey: process.env.GATSBY_SEARCH_API_KEY ?? '',
    origin: process.env.GATSBY_SEARCH_ORIGIN || null,
  },
  serviceOrigin: process.env.GATSBY_SERVICE_ORIGIN ?? '',
  captcha: {
    siteKey: process.env.GATSBY_CAPTCHA_SITE_KEY ?? '',
    origin: process.env.GATSBY_CAPTCHA_ORIGIN || DEFAULT_CAPTCHA_ORIGIN,
  },
  optOutLocales: (process.env.GATSBY_OPT_OUT_LOCALES ?? '').split(','),
};
