import type { Brand } from '~/src/config/brands/brand';
import { ICONS } from './icons';

/** Spec storefront §2.5: "display minimal-ui, start URL /, with a favicon". */
export const webManifest = (
  { id, name, tagline }: Brand,
  colors: { readonly theme: string; readonly background: string },
): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [
      { src: `/brands/${id}/favicon.svg`, type: 'image/svg+xml', sizes: 'any' },
      ...ICONS.map(({ name: file, size, isMaskable }) => ({
        src: `/brands/${id}/${file}`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: isMaskable ? 'maskable' : 'any',
      })),
    ],
  });
