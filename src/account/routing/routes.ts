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
  /** Site path without the locale prefix; `:name` stands for one segment. */
  readonly path: string;
  /**
   * `customer`: others are sent to the sign-in. `visitor`: whoever is signed in is sent on.
   * `any`: for both.
   */
  readonly access: 'customer' | 'visitor' | 'any';
  /** Its last segment changes what the screen of the path above it shows, and leads to no other screen. */
  readonly isSameScreen?: true;
  /** What a brand must have for it. */
  readonly needs?: 'hasReferralProgram';
}

// For visitors too, who book without an account and change what they booked by the links of their mails.
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
  // For customers too: the settings ask for the password that somebody may have forgotten.
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
  // For visitors too: the code of its link leaves the address before the sign-in.
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
  { name: 'playlist', path: '/account/videos/playlists/:playlist', access: 'customer' },
  { name: 'video', path: '/account/videos/playlists/:playlist/:video', access: 'customer' },
  { name: 'logout', path: '/logout', access: 'any' },
];

export interface FoundRoute {
  readonly route: AccountRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The path as links write it: in lower case, but for ids. */
  readonly path: string;
}

// An escape in capitals stays: the router writes it so.
const inLowerCase = (text: string): string =>
  text.replace(/%..|[A-Z]/g, part => (part.length === 1 ? part.toLowerCase() : part));

const ID = /^:(?!action)/;

/**
 * The screen of a site path without its locale prefix, in whatever case its words are; `missing` where
 * the brand has none.
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
  return { route, params: pick([route], written)?.params ?? {}, path: written };
};

/** Whether a brand has a screen at a path, which tabs and tiles lead to. */
export const hasRoute = (path: string, brand: Pick<Brand, 'hasReferralProgram'>): boolean =>
  findRoute(path, brand).route.name !== 'missing';

/** What stays the same for as long as a screen does: the path without what only changes the screen. */
export const screenKey = ({ route }: FoundRoute, pathname: string): string => {
  const path = pathname.replace(/\/+$/, '');
  return route.isSameScreen ? path.slice(0, path.lastIndexOf('/')) : path;
};
