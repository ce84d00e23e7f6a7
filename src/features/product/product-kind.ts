import type { Product, Variant } from '~/src/domain/commerce/product';

const FOOD_TAGS = ['treats', 'chews', 'supplement', 'feed'];

/** Whether it is food; the warranty for devices does not apply to it. */
export const isFood = ({ tags }: Pick<Product, 'tags'>): boolean =>
  tags.some(tag => FOOD_TAGS.includes(tag.toLowerCase()));

/** Whether it is time with a person: nothing is shipped, and it is no subscription. */
export const isService = (variant: Variant | null): boolean =>
  variant?.requiresShipping === false && variant.subscriptionFrequency === null;
