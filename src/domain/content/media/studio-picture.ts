import type { ImageAsset } from './image';

/**
 * Whether a picture shows a product on the near-white of the studio; those are square. A square scene
 * counts as one, so it is a little brighter where studio pictures blend with the ground.
 */
export const isStudioPicture = ({ width, height }: Pick<ImageAsset, 'width' | 'height'>): boolean =>
  width === height;
