/** The content system's own image CDN. */
export const DEFAULT_IMAGE_ORIGIN = 'https://cdn.sanity.io';
