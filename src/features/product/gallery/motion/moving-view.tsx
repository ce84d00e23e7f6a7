import type { MovingPicture } from '~/src/domain/content/media/moving-picture';
import { FilmView } from './film-view';
import { TurnView } from './turn-view';
import '~/src/styles/sheets/gallery-motion.css';

export interface MovingViewProps {
  readonly picture: MovingPicture;
  readonly title: string;
  /** Whether the gallery shows it. */
  readonly isCurrent: boolean;
}

/** A film, or a view to turn, in the gallery of a product. */
export function MovingView({ picture, ...props }: MovingViewProps) {
  return picture.kind === 'film' ? (
    <FilmView film={picture} {...props} />
  ) : (
    <TurnView turn={picture} {...props} />
  );
}
