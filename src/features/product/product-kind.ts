import type { Product } from '~/src/domain/commerce/product';

const FOOD_TAGS = ['treats', 'chews', 'supplement', 'feed'];

/** Whether pets eat it: the guarantee of devices does not apply. */
export const isFood = ({ tags }: Pick<Product, 'tags'>): boolean =>
  tags.some(tag => FOOD_TAGS.includes(tag.toLowerCase()));
