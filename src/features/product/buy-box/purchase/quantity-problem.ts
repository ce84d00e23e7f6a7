import type { AddToCart } from '../use-add-to-cart';

/** The id of the message, if it is about the quantity, whose field refers to it. */
export const quantityProblemId = (failure: AddToCart['failure']): string | undefined =>
  failure?.code === 'quantity' ? 'quantity-problem' : undefined;
