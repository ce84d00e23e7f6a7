import { LazySection } from '~/src/ui/timing/lazy-section';
import type { PictureFilmProps } from './picture-film';

const load = async () => (await import('./picture-film')).filmOnceIdle();

/** The place of a film over its picture, which is in the same frame. */
export const LazyFilm = (props: PictureFilmProps) => (
  <LazySection built={null} load={load} props={props} waitsForVisitor />
);
