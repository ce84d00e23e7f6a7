import { browserSettings } from '~/src/config/settings/browser-settings';

/** The storage key of codes from links. */
export const LINK_CODES_KEY = `link_codes_${browserSettings.brand.id}`;
