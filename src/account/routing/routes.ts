import { pick } from '@gatsbyjs/reach-router';
import type { Brand } from '~/src/config/brands/brand';
import { HAS_APPOINTMENTS } from '~/src/config/appointment-offer';

export type ScreenName =
  | 'home'
  | 'login'
  | 'register'
  | 'verify'
  | 'resetPassword'
  | 'orders'
  | 'order'
  | 'subscriptions'
  | 'subscription'
  | 'addresses'
  | 'activation'
  | 'payment'
  | 'referral'
  | 'appointments'
  | 'booking'
  | 'reschedule'
  | 'settings'
  | 'videos'
  | 'playlist'
  | 'video'
  | 'logout'
  | 'missing';

export interface AccountRoute {
  readonly name: ScreenName;
  /** Site path without the locale prefix; `:name` matches one segment. */
  readonly path: string;
  /**
   * `customer`: visitors are redirected to the sign-in. `visitor`: customers are redirected to the
   * account. `any`: open to both.
   */
  readonly access: 'customer' | 'visitor' | 'any';
  /**
   * Its last segment opens something on the screen of the parent path instead of another screen.
   */
  readonly isSameScreen?: true;
  /** The path that it has now. */
  readonly redirectsTo?: string;
  /** The brand feature that it requires. */
  readonly needs?: 'hasReferralProgram';
}

// Open to visitors: they book without an account, and their emails link to the reschedule screen.
const APPOINTMENT_ROUTES: readonly AccountRoute[] = [
  { name: 'appointments', path: '/account/appointments', access: 'customer' },
  { name: 'booking', path: '/account/appointments/book', access: 'any' },
  { name: 'reschedule', path: '/account/appointments/reschedule/:appointmentId', access: 'any' },
];

/** The screens of the account area (spec account §2). */
export const ROUTES: readonly AccountRoute[] = [
  { name: 'home', path: '/account', access: 'customer' },
  { name: 'login', path: '/account/login', access: 'visitor' },
  { name: 'register', path: '/account/register', access: 'visitor' },
  { name: 'verify', path: '/account/verify', access: 'visitor' },
  // Open to customers too: changing a password requires the current one, which they may have
  // forgotten.
  { name: 'resetPassword', path: '/account/reset-password', access: 'any' },
  { name: 'orders', path: '/account/orders', access: 'customer' },
  { name: 'order', path: '/account/orders/:orderId', access: 'customer' },
  { name: 'subscriptions', path: '/account/subscriptions', access: 'customer' },
  { name: 'subscription', path: '/account/subscriptions/:subscriptionId', access: 'customer' },
  {
    name: 'subscription',
    path: '/account/subscriptions/:subscriptionId/:action',
    access: 'customer',
    isSameScreen: true,
  },
  { name: 'addresses', path: '/account/addresses', access: 'customer' },
  // Open to visitors too: the code has to be removed from the URL before the sign-in.
  { name: 'activation', path: '/account/subscriptions/activate', access: 'any' },
  {
    name: 'payment',
    path: '/account/subscriptions/:subscriptionId/payment',
    access: 'customer',
  },
  {
    name: 'referral',
    path: '/account/referral-program',
    access: 'customer',
    needs: 'hasReferralProgram',
  },
  ...(HAS_APPOINTMENTS ? APPOINTMENT_ROUTES : []),
  { name: 'settings', path: '/account/settings', access: 'customer' },
  { name: 'videos', path: '/account/videos', access: 'customer' },
  {
    name: 'videos',
    path: '/account/videos/playlists',
    access: 'customer',
    redirectsTo: '/account/videos',
  },
  { name: 'playlist', path: '/account/videos/playlists/:playlist', access: 'customer' },
  { name: 'video', path: '/account/videos/playlists/:playlist/:video', access: 'customer' },
  { name: 'logout', path: '/logout', access: 'any' },
];

export interface FoundRoute {
  readonly route: AccountRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The path to show: in lower case except for ids, or where the route redirects to. */
  readonly path: string;
}

// Percent escapes keep their capitals, as the router writes them.
const inLowerCase = (text: string): string =>
  text.replace(/%..|[A-Z]/g, part => (part.length === 1 ? part.toLowerCase() : part));

const ID = /^:(?!action)/;

/**
 * The screen of a site path without its locale prefix, ignoring case; `missing` if the brand has
 * none there.
 */
export const findRoute = (path: string, brand: Pick<Brand, 'hasReferralProgram'>): FoundRoute => {
  const known = ROUTES.filter(({ needs }) => !needs || brand[needs]);
  const route = pick(known, inLowerCase(path))?.route;
  if (!route) return { route: { name: 'missing', path, access: 'any' }, params: {}, path };
  const words = route.path.split('/');
  const written = path
    .split('/')
    .map((segment, at) => (ID.test(words[at] ?? '') ? segment : inLowerCase(segment)))
    .join('/');
  return {
    route,
    params: pick([route], written)?.params ?? {},
    path: route.redirectsTo ?? written,
  };
};

/** Whether the brand has a screen at a path, for tabs and links. */
export const hasRoute = (path: string, brand: Pick<Brand, 'hasReferralProgram'>): boolean =>
  findRoute(path, brand).route.name !== 'missing';

/** Identifies the current screen: the path without segments that only open something on it. */
export const screenKey = ({ route }: FoundRoute, pathname: string): string => {
  const path = pathname.replace(/\/+$/, '');
  return route.isSameScreen ? path.slice(0, path.lastIndexOf('/')) : path;
};
