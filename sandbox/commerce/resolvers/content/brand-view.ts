import { mediaView } from '../image-view';
import type { Scope } from '../scope';

/** `Brand`. */
export function brandView(scope: Scope) {
  const { content } = scope.store.catalogue;
  const { slogan, shortDescription, logo, squareLogo, coverImage } = content.brand;
  const { accent, accentInk, action, actionInk, tint } = scope.store.settings.colors;
  return {
    __typename: 'Brand',
    slogan,
    shortDescription,
    logo: () => mediaView(logo, scope),
    squareLogo: () => mediaView(squareLogo, scope),
    coverImage: () => (coverImage ? mediaView(coverImage, scope) : null),
    colors: {
      primary: [{ background: accent, foreground: accentInk }],
      secondary: [
        { background: action, foreground: actionInk },
        { background: tint, foreground: accent },
      ],
    },
  };
}
