import type { DeliveryTerms } from '~/src/config/delivery';

/** When an order arrives, in business days from the order: this does not age. */
export const deliveryDays = ({
  handlingDays,
  transitDays,
}: DeliveryTerms): { readonly min: number; readonly max: number } => ({
  min: handlingDays + transitDays.min,
  max: handlingDays + transitDays.max,
});
