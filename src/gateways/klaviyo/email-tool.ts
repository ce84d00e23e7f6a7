import { EMAIL_TOOL_POLL_MS } from '~/src/config/constants';
import { scriptAddress, type ToolSettings } from '~/src/config/settings/tracking-settings';
import { loadScript } from '../http/load-script';

/** The properties of an event. */
type Properties = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    /** The vendor's global, set once its script has run. */
    readonly klaviyo?: { readonly push: (command: readonly [string, string, Properties]) => void };
  }
}

/** The email tool's script of the shop's pages. */
export interface EmailTool {
  /** Only call it with the visitor's consent. */
  readonly load: () => void;
  /** Sends an event, in order, as soon as the tool is ready. */
  readonly track: (name: string, properties: Properties) => void;
}

/**
 * The email vendor's script. Until it is ready it is polled every 100 ms, for 1000 ms; then a
 * warning is logged (spec storefront §8), and waiting events are sent if the script loads after
 * all.
 */
export const createEmailTool = (settings: ToolSettings): EmailTool => {
  const waiting: [name: string, properties: Properties][] = [];
  let poll: ReturnType<typeof setInterval> | null = null;

  const send = (): boolean => {
    const tool = window.klaviyo;
    if (typeof tool?.push !== 'function') return false;
    waiting.splice(0).forEach(([name, properties]) => tool.push(['track', name, properties]));
    return true;
  };

  const stop = (): void => {
    if (poll !== null) clearInterval(poll);
    poll = null;
  };

  const look = (): void => {
    let left = EMAIL_TOOL_POLL_MS.most / EMAIL_TOOL_POLL_MS.every;
    poll = setInterval(() => {
      left -= 1;
      if (send()) stop();
      else if (left <= 0) {
        stop();
        console.warn('The e-mail tool is not ready: its events wait for its script.');
      }
    }, EMAIL_TOOL_POLL_MS.every);
  };

  return {
    load: () => {
      loadScript('klaviyo', scriptAddress('klaviyo', settings)).addEventListener('load', send);
    },
    track: (name, properties) => {
      waiting.push([name, properties]);
      if (!send() && poll === null) look();
    },
  };
};
