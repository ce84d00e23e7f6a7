import type { ImageAsset } from './image';

/** A silent film; the picture itself is its still. */
export interface FilmPicture extends ImageAsset {
  readonly kind: 'film';
  /** Address of the film. */
  readonly file: string;
}

/** A view that shoppers turn; the picture itself is its first frame. */
export interface TurnPicture extends ImageAsset {
  readonly kind: 'turn';
  /** Addresses of the pictures of one whole turn, in order, all of the same size. */
  readonly frames: readonly string[];
}

/** What moves in the gallery of a product, after its pictures. */
export type MovingPicture = FilmPicture | TurnPicture;
