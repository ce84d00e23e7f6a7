import type { Product } from '~/src/domain/commerce/product';

const FOOD_TAGS = ['treats', 'chews', 'supplement', 'feed'];

/** Whether it is food; the warranty for devices does not apply to it. */
export const isFood = ({ tags }: Pick<Product, 'tags'>): boolean =>
  tags.some(tag => FOOD_TAGS.includes(tag.toLowerCase()));
