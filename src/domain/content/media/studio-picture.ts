import type { ImageAsset } from './image';

/** Whether a picture shows a product on the near-white of the studio; those are square, scenes are not. */
export const isStudioPicture = ({ width, height }: Pick<ImageAsset, 'width' | 'height'>): boolean =>
  width === height;
