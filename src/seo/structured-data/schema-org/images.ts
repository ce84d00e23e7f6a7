import { SOCIAL_IMAGE } from '~/src/config/constants';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';

/** Address of a picture for search results, uncropped; nothing where there is none. */
export const pictureAddress = (image: ImageAsset | null | undefined): string | undefined =>
  image ? imageUrl(image, { width: SOCIAL_IMAGE.width }) : undefined;
