import { browserSettings } from './browser-settings';
import { ownPicture, passedPictures } from '../passed-pictures';

const { contentImageOrigin, stores } = browserSettings;

// The development server passes nothing on.
const passed =
  process.env.NODE_ENV === 'production'
    ? passedPictures({ contentImageOrigin, stores: Object.values(stores) })
    : [];

/**
 * The address of a page's first picture: at our own host, so that it waits for no connection to
 * another. Others are fetched from the CDN itself.
 */
export const firstPicture = (url: string): string => ownPicture(url, passed);
