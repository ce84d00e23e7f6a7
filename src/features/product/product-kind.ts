import type { Product, Variant } from '~/src/domain/commerce/product';

/** Whether the money-back guarantee covers it, which the store marks by a tag. */
export const isGuaranteed = ({ tags }: Pick<Product, 'tags'>): boolean =>
  tags.some(tag => tag.toLowerCase() === 'money-back');

/** Whether it is time with a person: nothing is shipped, and it is no subscription. */
export const isService = (variant: Variant | null): boolean =>
  variant?.requiresShipping === false && variant.subscriptionFrequency === null;
