/** The tracking tools, by the keys of spec storefront §7. */
export const TRACKING_TOOLS = ['gtm', 'klaviyo', 'adroll'] as const;

export type TrackingTool = (typeof TRACKING_TOOLS)[number];

/** Spec storefront §7: "gtm and klaviyo active". */
export const ACTIVE_TOOLS: readonly TrackingTool[] = ['gtm', 'klaviyo'];

/** The origin of a vendor's script, and the variable part of its URL. */
export interface ToolSettings {
  /** The vendor's name for this shop: container, company, advertiser. */
  readonly id: string;
  /** Scheme and host that serve the script, no trailing slash. */
  readonly origin: string;
  /** Fetched through the shop's own script proxy. */
  readonly isProxied: boolean;
}

/** The tools that are active and set up; null for those that are not. */
export interface TrackingSettings {
  readonly gtm: ToolSettings | null;
  readonly klaviyo: ToolSettings | null;
  readonly adroll: (ToolSettings & { readonly pixelId: string }) | null;
}

/** Raw settings: text, or nothing. */
interface RawTool {
  readonly id: string | null | undefined;
  readonly origin: string | undefined;
}

export interface RawTracking {
  /** Keys of the active tools, separated by commas. */
  readonly tools: string | undefined;
  /** Keys of the vendors whose scripts come through the proxy, separated by commas. */
  readonly proxied: string | undefined;
  readonly gtm: RawTool;
  readonly klaviyo: RawTool;
  readonly adroll: RawTool & { readonly pixelId: string | null | undefined };
}

/** The hosts of the vendors themselves. */
export const VENDOR_ORIGINS: Readonly<Record<TrackingTool, string>> = {
  gtm: 'https://www.googletagmanager.com',
  klaviyo: 'https://static.klaviyo.com',
  adroll: 'https://s.adroll.com',
};

/** The items of a comma-separated list. */
export const splitList = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '');

/** The tools that the setting lists, or the usual ones if it is empty. */
export const activeTools = (text: string | undefined): readonly string[] =>
  text?.trim() ? splitList(text) : ACTIVE_TOOLS;

/** Settings of the tools from their raw values; a tool without an id, or not active, is null. */
export const toTrackingSettings = (raw: RawTracking): TrackingSettings => {
  const active = activeTools(raw.tools);
  const proxied = splitList(raw.proxied);
  const read = (tool: TrackingTool): ToolSettings | null => {
    const id = raw[tool].id?.trim();
    if (!id || !active.includes(tool)) return null;
    const origin = (raw[tool].origin?.trim() || VENDOR_ORIGINS[tool]).replace(/\/+$/, '');
    return { id, origin, isProxied: proxied.includes(tool) };
  };
  const adroll = read('adroll');
  return {
    gtm: read('gtm'),
    klaviyo: read('klaviyo'),
    adroll: adroll && { ...adroll, pixelId: raw.adroll.pixelId?.trim() ?? '' },
  };
};

const ADDRESSES: Readonly<Record<TrackingTool, (id: string) => string>> = {
  gtm: id => `/gtm.js?id=${encodeURIComponent(id)}`,
  klaviyo: id => `/onsite/js/${encodeURIComponent(id)}/klaviyo.js`,
  adroll: id => `/j/${encodeURIComponent(id)}/roundtrip.js`,
};

/** The address of a tool's script at its vendor. */
export const vendorAddress = (tool: TrackingTool, { id, origin }: ToolSettings): string =>
  origin + ADDRESSES[tool](id);

/** Spec storefront §7: the path of the script proxy. */
export const SCRIPT_PROXY_PATH = '/__third-party-proxy';

/** The URL from which the page loads a vendor's script: the vendor's, or the shop's own proxy. */
export const scriptAddress = (tool: TrackingTool, settings: ToolSettings): string => {
  const address = vendorAddress(tool, settings);
  return settings.isProxied ? `${SCRIPT_PROXY_PATH}?url=${encodeURIComponent(address)}` : address;
};
