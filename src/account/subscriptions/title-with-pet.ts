import type { Subscription } from '~/src/gateways/recharge/to-subscription';

/** Tells subscriptions to the same plan apart: "GPS Collar Service Plan (Pip)". */
export const titleWithPet = ({
  title,
  petName,
}: Pick<Subscription, 'title' | 'petName'>): string => (petName ? `${title} (${petName})` : title);
