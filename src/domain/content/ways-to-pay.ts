/** Ways to pay that the shop has a mark for; editors choose those that their checkout offers. */
export const WAYS_TO_PAY = ['creditCard', 'debitCard', 'wallet', 'bank', 'giftCard'] as const;

export type WayToPay = (typeof WAYS_TO_PAY)[number];

export const isWayToPay = (value: string): value is WayToPay =>
  WAYS_TO_PAY.some(way => way === value);
