import type { ComponentType } from 'react';
import type { ScreenName } from './routing/routes';
import { lazyPart } from './ui/lazy-part';
import type { ScreenProps } from './ui/screen-props';

// One chunk per subject rather than per screen: every page of the shop carries the list of chunks.
const loadSignIn = () => import('./sign-in/screens');
const loadOrders = () => import('./orders/screens');
const loadSubscriptions = () => import('./subscriptions/screens');
const loadVideos = () => import('./videos/screens');

const OrdersScreen = lazyPart(async () => (await loadOrders()).OrdersScreen);
const OrderScreen = lazyPart(async () => (await loadOrders()).OrderScreen);
const SubscriptionScreen = lazyPart(async () => (await loadSubscriptions()).SubscriptionScreen);
const PaymentScreen = lazyPart(async () => (await loadSubscriptions()).PaymentScreen);
const SettingsScreen = lazyPart(
  async () => (await import('./settings/settings-screen')).SettingsScreen,
);
const PlaylistScreen = lazyPart(async () => (await loadVideos()).PlaylistScreen);
const VideoScreen = lazyPart(async () => (await loadVideos()).VideoScreen);

const Missing = lazyPart(async () => (await import('./ui/missing-screen')).default);

// Written out here so that the bundler drops the code from shops without a scheduler.
const AppointmentsScreen = process.env.GATSBY_SCHEDULER_ORIGIN
  ? lazyPart(async () => (await import('./appointments/appointment-screens')).AppointmentsScreen)
  : Missing;
const BookingScreen = process.env.GATSBY_SCHEDULER_ORIGIN
  ? lazyPart(async () => (await import('./appointments/appointment-screens')).BookingScreen)
  : Missing;
const RescheduleScreen = process.env.GATSBY_SCHEDULER_ORIGIN
  ? lazyPart(async () => (await import('./appointments/appointment-screens')).RescheduleScreen)
  : Missing;

/** The component of each screen, loaded when it is first opened. */
export const SCREENS: Readonly<Record<ScreenName, ComponentType<ScreenProps>>> = {
  home: lazyPart(async () => (await import('./home/home-screen')).HomeScreen),
  login: lazyPart(async () => (await loadSignIn()).LoginScreen),
  register: lazyPart(async () => (await loadSignIn()).RegisterScreen),
  verify: lazyPart(async () => (await loadSignIn()).VerifyScreen),
  resetPassword: lazyPart(async () => (await loadSignIn()).ResetPasswordScreen),
  orders: ({ location }) => <OrdersScreen search={location.search} />,
  order: ({ params }) => <OrderScreen orderId={params.orderId ?? ''} />,
  subscriptions: lazyPart(async () => (await loadSubscriptions()).SubscriptionsScreen),
  subscription: ({ location, params }) => (
    <SubscriptionScreen
      id={params.subscriptionId ?? ''}
      action={params.action ?? null}
      search={location.search}
    />
  ),
  addresses: lazyPart(async () => (await import('./addresses/addresses-screen')).AddressesScreen),
  activation: lazyPart(
    async () => (await import('./activation/activation-screen')).ActivationScreen,
  ),
  payment: ({ params }) => <PaymentScreen subscriptionId={params.subscriptionId ?? ''} />,
  referral: lazyPart(async () => (await import('./referral/referral-screen')).ReferralScreen),
  appointments: AppointmentsScreen,
  booking: BookingScreen,
  reschedule: ({ params }) => <RescheduleScreen id={params.appointmentId ?? ''} />,
  settings: ({ location }) => <SettingsScreen state={location.state} />,
  videos: lazyPart(async () => (await loadVideos()).VideosScreen),
  playlist: ({ params }) => <PlaylistScreen slug={params.playlist ?? ''} />,
  video: ({ params }) => (
    <VideoScreen playlistSlug={params.playlist ?? ''} slug={params.video ?? ''} />
  ),
  logout: lazyPart(async () => (await loadSignIn()).LogoutScreen),
  missing: Missing,
};
