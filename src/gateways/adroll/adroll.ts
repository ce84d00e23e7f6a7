import { scriptAddress, type ToolSettings } from '~/src/config/settings/tracking-settings';
import { loadScript } from '../http/load-script';

type Properties = Readonly<Record<string, unknown>>;

interface Vendor {
  readonly track: (name: string, properties?: Properties) => void;
}

declare global {
  interface Window {
    adroll?: Vendor;
    adroll_adv_id?: string;
    adroll_pix_id?: string;
    adroll_version?: string;
  }
}

/** Loads the advertising tool's script, once a page; only call it with the visitor's consent. */
export const loadAdTool = (settings: ToolSettings & { readonly pixelId: string }): void => {
  if (document.querySelector('script[data-tool="adroll"]')) return;
  window.adroll_adv_id = settings.id;
  window.adroll_pix_id = settings.pixelId;
  window.adroll_version = '2.0';
  // As in the vendor's snippet: an array that queues calls until the script has loaded.
  const calls: unknown[] = [];
  window.adroll ??= Object.assign(calls, {
    track: (name: string, properties?: Properties) => {
      calls.push(['track', [name, properties]]);
    },
  });
  loadScript('adroll', scriptAddress('adroll', settings));
};

/** Sends an event to the ad vendor; its script must have been requested before. */
export const trackAdEvent = (name: string, properties?: Properties): void =>
  window.adroll?.track(name, properties);
