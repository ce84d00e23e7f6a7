import { lazy, type ComponentType } from 'react';
import type { ScreenName } from './routing/routes';
import type { ScreenProps } from './ui/screen-props';

// One chunk for each subject, not for each screen: every page of the shop carries the list of chunks.
const loadSignIn = () => import('./sign-in/screens');
const loadOrders = () => import('./orders/screens');
const loadSubscriptions = () => import('./subscriptions/screens');
const loadVideos = () => import('./videos/screens');

const OrdersScreen = lazy(async () => ({ default: (await loadOrders()).OrdersScreen }));
const OrderScreen = lazy(async () => ({ default: (await loadOrders()).OrderScreen }));
const SubscriptionScreen = lazy(async () => ({
  default: (await loadSubscriptions()).SubscriptionScreen,
}));
const PaymentScreen = lazy(async () => ({ default: (await loadSubscriptions()).PaymentScreen }));
const SettingsScreen = lazy(async () => ({
  default: (await import('./settings/settings-screen')).SettingsScreen,
}));
const PlaylistScreen = lazy(async () => ({ default: (await loadVideos()).PlaylistScreen }));
const VideoScreen = lazy(async () => ({ default: (await loadVideos()).VideoScreen }));

const Missing = lazy(() => import('./ui/missing-screen'));

// Written out here, so that the bundler leaves the code out of shops without a scheduler.
const AppointmentsScreen = process.env.GATSBY_SCHEDULER_ORIGIN
  ? lazy(async () => ({
      default: (await import('./appointments/appointment-screens')).AppointmentsScreen,
    }))
  : Missing;
const BookingScreen = process.env.GATSBY_SCHEDULER_ORIGIN
  ? lazy(async () => ({
      default: (await import('./appointments/appointment-screens')).BookingScreen,
    }))
  : Missing;
const RescheduleScreen = process.env.GATSBY_SCHEDULER_ORIGIN
  ? lazy(async () => ({
      default: (await import('./appointments/appointment-screens')).RescheduleScreen,
    }))
  : Missing;

/** What shows each screen; every one is loaded when it is first opened. */
export const SCREENS: Readonly<Record<ScreenName, ComponentType<ScreenProps>>> = {
  home: lazy(async () => ({ default: (await import('./home/home-screen')).HomeScreen })),
  login: lazy(async () => ({ default: (await loadSignIn()).LoginScreen })),
  register: lazy(async () => ({ default: (await loadSignIn()).RegisterScreen })),
  verify: lazy(async () => ({ default: (await loadSignIn()).VerifyScreen })),
  resetPassword: lazy(async () => ({ default: (await loadSignIn()).ResetPasswordScreen })),
  orders: ({ location }) => <OrdersScreen search={location.search} />,
  order: ({ params }) => <OrderScreen orderId={params.orderId ?? ''} />,
  subscriptions: lazy(async () => ({
    default: (await loadSubscriptions()).SubscriptionsScreen,
  })),
  subscription: ({ location, params }) => (
    <SubscriptionScreen
      id={params.subscriptionId ?? ''}
      action={params.action ?? null}
      search={location.search}
    />
  ),
  addresses: lazy(async () => ({
    default: (await import('./addresses/addresses-screen')).AddressesScreen,
  })),
  activation: lazy(async () => ({
    default: (await import('./activation/activation-screen')).ActivationScreen,
  })),
  payment: ({ params }) => <PaymentScreen subscriptionId={params.subscriptionId ?? ''} />,
  referral: lazy(async () => ({
    default: (await import('./referral/referral-screen')).ReferralScreen,
  })),
  appointments: AppointmentsScreen,
  booking: BookingScreen,
  reschedule: ({ params }) => <RescheduleScreen id={params.appointmentId ?? ''} />,
  settings: ({ location }) => <SettingsScreen state={location.state} />,
  videos: lazy(async () => ({ default: (await loadVideos()).VideosScreen })),
  playlist: ({ params }) => <PlaylistScreen slug={params.playlist ?? ''} />,
  video: ({ params }) => (
    <VideoScreen playlistSlug={params.playlist ?? ''} slug={params.video ?? ''} />
  ),
  logout: lazy(async () => ({ default: (await loadSignIn()).LogoutScreen })),
  missing: Missing,
};
