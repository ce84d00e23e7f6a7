import type { Brand } from '../brands';
import { localesOf } from '../locales';
import type { LocaleId } from '../locale-id';
import { proxiedTarget, readProxiedScripts, type ProxiedScripts } from '../script-proxy';
import {
  toTrackingSettings,
  TRACKING_TOOLS,
  vendorAddress,
  wordsOf,
  type TrackingSettings,
  type TrackingTool,
} from './tracking-settings';

type Environment = Readonly<Record<string, string | undefined>>;

/** What settings are read with; it collects the sentences that mend them. */
interface SettingsReader {
  readonly problems: string[];
  readonly optional: (name: string) => string | null;
  readonly origin: (name: string, fallback: null, meaning: string) => string | null;
  readonly matching: (name: string, value: string, pattern: RegExp, rule: string) => void;
}

/** What a build is told of measuring. */
export interface MeasuringSettings {
  readonly tools: TrackingSettings;
  /** Locales in which measuring runs until the visitor objects; in the others it waits to be allowed. */
  readonly optOutLocales: readonly LocaleId[];
  /** Where error reports go, as the vendor writes it; null for nowhere. */
  readonly errorReports: string | null;
  /** What the script proxy passes on; it is closed without. */
  readonly scriptProxy: readonly ProxiedScripts[];
}

const ids = {
  gtm: ['GATSBY_GTM_ID', /^GTM-[A-Z0-9]+$/, 'write an id such as GTM-ABC1234'],
  klaviyo: ['GATSBY_KLAVIYO_COMPANY_ID', /^[A-Za-z0-9]{6}$/, 'write the six letters and digits'],
  adroll: ['GATSBY_ADROLL_ADVERTISER_ID', /^[A-Z0-9]{22}$/, 'write its 22 capitals and digits'],
} as const;

const origins = {
  gtm: ['GATSBY_GTM_ORIGIN', 'the tag manager host'],
  klaviyo: ['GATSBY_KLAVIYO_SCRIPT_ORIGIN', 'the host of the e-mail tool’s script'],
  adroll: ['GATSBY_ADROLL_ORIGIN', 'the host of the advertising tool’s script'],
} as const;

const readTools = (env: Environment, reader: SettingsReader): TrackingSettings => {
  const raw = (tool: TrackingTool) => {
    const [name, pattern, rule] = ids[tool];
    reader.matching(name, env[name]?.trim() ?? '', pattern, `${rule}, or leave it empty`);
    const [origin, meaning] = origins[tool];
    reader.origin(origin, null, meaning);
    return { id: env[name], origin: env[origin] };
  };
  for (const name of ['GATSBY_TRACKING_TOOLS', 'GATSBY_PROXIED_TOOLS']) {
    for (const word of wordsOf(env[name])) {
      if (TRACKING_TOOLS.some(tool => tool === word)) continue;
      reader.problems.push(
        `${name} names "${word}", which is no tool: write some of ${TRACKING_TOOLS.join(', ')}, apart by commas.`,
      );
    }
  }
  return toTrackingSettings({
    tools: env.GATSBY_TRACKING_TOOLS,
    proxied: env.GATSBY_PROXIED_TOOLS,
    gtm: raw('gtm'),
    klaviyo: raw('klaviyo'),
    adroll: { ...raw('adroll'), pixelId: env.GATSBY_ADROLL_PIXEL_ID },
  });
};

const readScriptProxy = (
  reader: SettingsReader,
  tools: TrackingSettings,
): readonly ProxiedScripts[] => {
  const name = 'SCRIPT_PROXY_ALLOWED';
  const allowed = wordsOf(reader.optional(name) ?? '').flatMap(word => {
    const entry = readProxiedScripts(word);
    if (entry) return [entry];
    reader.problems.push(
      `${name} names "${word}", which may not be passed on: write https, a host and a path, such as https://static.klaviyo.com/onsite/js/.`,
    );
    return [];
  });
  for (const tool of TRACKING_TOOLS) {
    const settings = tools[tool];
    if (!settings?.isProxied) continue;
    const address = vendorAddress(tool, settings);
    if (proxiedTarget(`?url=${encodeURIComponent(address)}`, allowed) !== null) continue;
    reader.problems.push(
      `GATSBY_PROXIED_TOOLS names ${tool}, whose script ${address} the proxy does not pass on: add it to ${name}.`,
    );
  }
  return allowed;
};

const DSN = /^https?:\/\/[A-Za-z0-9]+@[A-Za-z0-9.-]+(?::\d+)?\/(?:[^\s?#]+\/)?\d+$/;

/** The settings of what is measured; problems go to the reader. */
export const readMeasuring = (
  env: Environment,
  reader: SettingsReader,
  brand: Brand | null,
): MeasuringSettings => {
  const tools = readTools(env, reader);
  const known = brand ? localesOf(brand).map(({ id }) => id) : [];
  const optOut = wordsOf(env.GATSBY_OPT_OUT_LOCALES);
  for (const word of brand ? optOut : []) {
    if (known.some(id => id === word)) continue;
    reader.problems.push(
      `GATSBY_OPT_OUT_LOCALES names "${word}", which is no locale of the brand: write some of ${known.join(', ')}, apart by commas.`,
    );
  }
  const errorReports = reader.optional('GATSBY_SENTRY_DSN');
  reader.matching(
    'GATSBY_SENTRY_DSN',
    errorReports ?? '',
    DSN,
    'write it as the service shows it, such as https://key@o1.ingest.example/42, or leave it empty',
  );
  return {
    tools,
    optOutLocales: known.filter(id => optOut.includes(id)),
    errorReports,
    scriptProxy: readScriptProxy(reader, tools),
  };
};
