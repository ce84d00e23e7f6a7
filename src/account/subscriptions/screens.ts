export { AutoshipMark } from './autoship-mark';
export { PaymentScreen } from '../payment/payment-screen';
export { SubscriptionScreen } from './subscription-screen';
export { SubscriptionsScreen } from './subscriptions-screen';
