import type { ComponentType } from 'react';
import type { ScreenName } from './routing/routes';
import { lazyPart } from './ui/lazy-part';
import type { ScreenProps } from './ui/screen-props';

const OrdersScreen = lazyPart(async () => (await import('./orders/orders-screen')).OrdersScreen);
const OrderScreen = lazyPart(async () => (await import('./orders/order-screen')).OrderScreen);
const SubscriptionScreen = lazyPart(
  async () => (await import('./subscriptions/subscription-screen')).SubscriptionScreen,
);
const SettingsScreen = lazyPart(
  async () => (await import('./settings/settings-screen')).SettingsScreen,
);
const PaymentScreen = lazyPart(
  async () => (await import('./payment/payment-screen')).PaymentScreen,
);

/** What shows each screen; every one is loaded when it is first opened. */
export const SCREENS: Readonly<Record<ScreenName, ComponentType<ScreenProps>>> = {
  home: lazyPart(async () => (await import('./home/home-screen')).HomeScreen),
  login: lazyPart(async () => (await import('./sign-in/login-screen')).default),
  register: lazyPart(async () => (await import('./sign-in/register-screen')).default),
  verify: lazyPart(async () => (await import('./sign-in/verify-screen')).default),
  resetPassword: lazyPart(async () => (await import('./sign-in/reset-password-screen')).default),
  orders: ({ location }) => <OrdersScreen search={location.search} />,
  order: ({ params }) => <OrderScreen orderId={params.orderId ?? ''} />,
  subscriptions: lazyPart(
    async () => (await import('./subscriptions/subscriptions-screen')).SubscriptionsScreen,
  ),
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
  settings: ({ location }) => <SettingsScreen state={location.state} />,
  logout: lazyPart(async () => (await import('./sign-in/logout-screen')).default),
  missing: lazyPart(async () => (await import('./ui/missing-screen')).default),
};
