import type { Catalogue } from './model';

/** Whether the product of that handle has all of the tags; false for an unknown one. */
export const hasTags = (
  { productsByHandle }: Catalogue,
  handle: string,
  tags: readonly string[],
): boolean => tags.every(tag => productsByHandle.get(handle)?.tags.includes(tag));
