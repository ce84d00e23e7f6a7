import { browserSettings } from '../../site/browser-settings';

/** Where the codes that links brought are kept. */
export const LINK_CODES_KEY = `link_codes_${browserSettings.brand.id}`;
