/** Where the card of a subscription is changed, without the locale's prefix. */
export const paymentPath = (subscriptionId: string): string =>
  `/account/subscriptions/${subscriptionId}/payment`;
