import type { MovingPicture } from '~/src/domain/content/media/moving-picture';
import type { DocumentFields } from '../fields';
import { toContentImage } from '../image';

/** With fewer pictures a turn jumps; the studio asks for as many. */
const LEAST_FRAMES = 12;

const toFilm = (item: DocumentFields): MovingPicture | null => {
  const file = item.requiredFile('file');
  if (item.record.still === undefined) {
    item.problem('still', 'the picture is missing. Choose the first scene of the film.');
  }
  const still = item.image('still');
  return file && still && { kind: 'film', ...still, file: file.url };
};

const toTurn = (fields: DocumentFields): MovingPicture | null => {
  const frames = fields.list('turn', item => {
    const image = toContentImage(item.record, item.context.imageBase);
    if (!image) item.problem('asset', 'it names no image. Choose one, or remove it.');
    return image;
  });
  const [first] = frames;
  if (!first) return null;
  if (frames.length < LEAST_FRAMES) {
    fields.problem(
      'turn',
      `it has ${frames.length} pictures that can be shown, and a turn takes ${LEAST_FRAMES}. Until then there is no 360° view.`,
    );
    return null;
  }
  return { kind: 'turn', ...first, frames: frames.map(({ url }) => url) };
};

/** What moves in the gallery of a product; what cannot be read is reported and left out. */
export const toMotion = (fields: DocumentFields): readonly MovingPicture[] | null => {
  const motion = fields.nested('motion', item => [item.nested('film', toFilm), toTurn(item)]);
  const shown = (motion ?? []).filter(each => each !== null);
  return shown.length > 0 ? shown : null;
};
