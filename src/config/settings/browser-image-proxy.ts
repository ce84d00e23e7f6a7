import { browserSettings } from './browser-settings';
import { proxiedImageUrl, imageProxyRoutes } from '../image-proxy';

const { contentImageOrigin, stores } = browserSettings;

// The development server has no proxy.
const routes =
  process.env.NODE_ENV === 'production'
    ? imageProxyRoutes({ contentImageOrigin, stores: Object.values(stores) })
    : [];

/**
 * The address of a picture that loads with a page's first screen: on our own host, so that it needs
 * no further connection. Other pictures come from the CDN itself.
 */
export const firstImageUrl = (url: string): string => proxiedImageUrl(url, routes);
