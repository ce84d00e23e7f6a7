import { scriptAddress, type ToolSettings } from '~/src/config/settings/tracking-settings';
import { loadScript } from '../http/load-script';
import { pushMessage } from './data-layer';

/** Load the tag manager's script, once a page; only call it with the visitor's consent. */
export const loadTagManager = (settings: ToolSettings): void => {
  if (document.querySelector('script[data-tool="gtm"]')) return;
  pushMessage({ event: 'gtm.js', 'gtm.start': Date.now() });
  loadScript('gtm', scriptAddress('gtm', settings));
};
