import { browserSettings } from './browser-settings';
import { proxiedImageUrl, imageProxyRoutes } from '../image-proxy';

const { contentImageOrigin, stores } = browserSettings;

// The development server passes nothing on.
const routes =
  process.env.NODE_ENV === 'production'
    ? imageProxyRoutes({ contentImageOrigin, stores: Object.values(stores) })
    : [];

/**
 * The address of a page's first picture: at our own host, so that it waits for no connection to
 * another. Others are fetched from the CDN itself.
 */
export const firstImageUrl = (url: string): string => proxiedImageUrl(url, routes);
