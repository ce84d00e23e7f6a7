import { browserSettings } from '~/src/config/settings/browser-settings';

/** Where the codes that links brought are kept. */
export const LINK_CODES_KEY = `link_codes_${browserSettings.brand.id}`;
