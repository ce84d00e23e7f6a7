import { localesOf } from '../locales';
import type { LocaleId } from '../locale-id';
import { proxiedTarget, type ProxiedScripts } from '../script-proxy';
import {
  toTrackingSettings,
  TRACKING_TOOLS,
  vendorAddress,
  type TrackingSettings,
} from './tracking-settings';
import type { SettingValues } from './settings-schema';

/** The analytics and error report settings of a build. */
export interface MonitoringSettings {
  readonly tools: TrackingSettings;
  /** Locales in which measuring runs until the visitor objects; in the others it waits to be allowed. */
  readonly optOutLocales: readonly LocaleId[];
  /** Where error reports go, as the vendor writes it; null for nowhere. */
  readonly errorReports: string | null;
  /** The entries of the script proxy; without any it rejects everything. */
  readonly scriptProxy: readonly ProxiedScripts[];
}

/** The settings with the origins of vendors' scripts. */
export const TOOL_SETTINGS = [
  ['GATSBY_TRACKING_TOOLS'],
  ['GATSBY_PROXIED_TOOLS'],
  ['GATSBY_GTM_ID'],
  ['GATSBY_GTM_ORIGIN'],
  ['GATSBY_KLAVIYO_COMPANY_ID'],
  ['GATSBY_KLAVIYO_SCRIPT_ORIGIN'],
  ['GATSBY_ADROLL_ADVERTISER_ID'],
  ['GATSBY_ADROLL_PIXEL_ID'],
  ['GATSBY_ADROLL_ORIGIN'],
  ['SCRIPT_PROXY_ALLOWED'],
] as const;

type ToolValues = Pick<SettingValues, (typeof TOOL_SETTINGS)[number][0]>;

const toTools = (values: ToolValues): TrackingSettings =>
  toTrackingSettings({
    tools: values.GATSBY_TRACKING_TOOLS.join(),
    proxied: values.GATSBY_PROXIED_TOOLS.join(),
    gtm: { id: values.GATSBY_GTM_ID, origin: values.GATSBY_GTM_ORIGIN },
    klaviyo: {
      id: values.GATSBY_KLAVIYO_COMPANY_ID,
      origin: values.GATSBY_KLAVIYO_SCRIPT_ORIGIN,
    },
    adroll: {
      id: values.GATSBY_ADROLL_ADVERTISER_ID,
      pixelId: values.GATSBY_ADROLL_PIXEL_ID,
      origin: values.GATSBY_ADROLL_ORIGIN,
    },
  });

/** The monitoring settings. */
export const toMonitoring = (values: SettingValues): MonitoringSettings => ({
  tools: toTools(values),
  optOutLocales: localesOf(values.GATSBY_BRAND)
    .map(({ id }) => id)
    .filter(id => values.GATSBY_OPT_OUT_LOCALES.includes(id)),
  errorReports: values.GATSBY_SENTRY_DSN,
  scriptProxy: values.SCRIPT_PROXY_ALLOWED,
});

/** Problems of the opt-out locales: all must be the brand's. */
export const localesProblem = ({
  GATSBY_BRAND: brand,
  GATSBY_OPT_OUT_LOCALES: named,
}: Pick<SettingValues, 'GATSBY_BRAND' | 'GATSBY_OPT_OUT_LOCALES'>): string | null => {
  const known: readonly string[] = localesOf(brand).map(({ id }) => id);
  const strange = named.filter(word => !known.includes(word));
  return strange.length === 0
    ? null
    : `lists "${strange.join('", "')}", which is not a locale of the brand: use some of ${known.join(', ')}, separated by commas`;
};

/** Problems of the vendors whose scripts come through the proxy: all must be on its list. */
export const proxyProblem = (values: ToolValues): string | null => {
  const tools = toTools(values);
  const unlisted = TRACKING_TOOLS.flatMap(tool => {
    const settings = tools[tool];
    if (!settings?.isProxied) return [];
    const script = vendorAddress(tool, settings);
    const query = `?url=${encodeURIComponent(script)}`;
    return proxiedTarget(query, values.SCRIPT_PROXY_ALLOWED) === null ? { tool, script } : [];
  });
  const [first] = unlisted;
  return first
    ? `lists ${first.tool}, whose script ${first.script} the proxy does not allow: add it to SCRIPT_PROXY_ALLOWED`
    : null;
};
