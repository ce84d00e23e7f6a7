import { lazy, type ComponentType } from 'react';
import type { ScreenName } from './routing/routes';
import type { ScreenProps } from './ui/screen-props';

const OrdersScreen = lazy(async () => ({
  default: (await import('./orders/orders-screen')).OrdersScreen,
}));
const OrderScreen = lazy(async () => ({
  default: (await import('./orders/order-screen')).OrderScreen,
}));
const SubscriptionScreen = lazy(async () => ({
  default: (await import('./subscriptions/subscription-screen')).SubscriptionScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('./settings/settings-screen')).SettingsScreen,
}));
const PaymentScreen = lazy(async () => ({
  default: (await import('./payment/payment-screen')).PaymentScreen,
}));
// One chunk for all three: every page of the shop carries the list of chunks.
const loadVideos = () => import('./videos/screens');
const PlaylistScreen = lazy(async () => ({ default: (await loadVideos()).PlaylistScreen }));
const VideoScreen = lazy(async () => ({ default: (await loadVideos()).VideoScreen }));

/** What shows each screen; every one is loaded when it is first opened. */
export const SCREENS: Readonly<Record<ScreenName, ComponentType<ScreenProps>>> = {
  home: lazy(async () => ({ default: (await import('./home/home-screen')).HomeScreen })),
  login: lazy(() => import('./sign-in/login-screen')),
  register: lazy(() => import('./sign-in/register-screen')),
  verify: lazy(() => import('./sign-in/verify-screen')),
  resetPassword: lazy(() => import('./sign-in/reset-password-screen')),
  orders: ({ location }) => <OrdersScreen search={location.search} />,
  order: ({ params }) => <OrderScreen orderId={params.orderId ?? ''} />,
  subscriptions: lazy(async () => ({
    default: (await import('./subscriptions/subscriptions-screen')).SubscriptionsScreen,
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
  settings: ({ location }) => <SettingsScreen state={location.state} />,
  videos: lazy(async () => ({ default: (await loadVideos()).VideosScreen })),
  playlist: ({ params }) => <PlaylistScreen slug={params.playlist ?? ''} />,
  video: ({ params }) => (
    <VideoScreen playlistSlug={params.playlist ?? ''} slug={params.video ?? ''} />
  ),
  logout: lazy(() => import('./sign-in/logout-screen')),
  missing: lazy(() => import('./ui/missing-screen')),
};
