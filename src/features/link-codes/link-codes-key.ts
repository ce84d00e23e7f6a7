import { browserSettings } from '~/src/config/settings/browser-settings';

/** The storage key of codes from links. */
export const LINK_CODES_KEY = `link_codes_${browserSettings.brand.id}`;

/** The storage key of the query of a followed link, until the code that reads it has loaded. */
export const FOLLOWED_LINK_KEY = `${LINK_CODES_KEY}_link`;
