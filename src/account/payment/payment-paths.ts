/** The path of a subscription's payment screen, without the locale prefix. */
export const paymentPath = (subscriptionId: string): string =>
  `/account/subscriptions/${subscriptionId}/payment`;
