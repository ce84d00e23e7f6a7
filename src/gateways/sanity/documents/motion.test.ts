import { expect, it } from 'vitest';
import { fieldsOf } from '../content.fixture';
import { describeProblem } from '../problem';
import { toMotion } from './motion';

const frame = (id: string) => ({
  _key: id,
  _type: 'image',
  asset: { _ref: `image-${id}-720x720-jpg` },
});
const turn = Array.from({ length: 12 }, (_, index) => frame(`f${index}`));
const film = {
  file: { asset: { _ref: 'file-abc-webm' } },
  still: { asset: { _ref: 'image-still-960x540-jpg' }, alt: 'A collar' },
};
const read = (motion: unknown) => {
  const { fields, problems } = fieldsOf({ motion });
  return { motion: toMotion(fields), problems: problems.map(describeProblem) };
};

it('reads a film, and the pictures of a turn in their order', () => {
  const { motion, problems } = read({ film, turn });
  expect(problems).toEqual([]);
  expect(motion).toEqual([
    {
      kind: 'film',
      url: 'https://cdn.example/images/p/d/still-960x540.jpg',
      alt: 'A collar',
      width: 960,
      height: 540,
      hotspot: null,
      file: 'https://cdn.example/files/p/d/abc.webm',
    },
    expect.objectContaining({
      kind: 'turn',
      url: 'https://cdn.example/images/p/d/f0-720x720.jpg',
      width: 720,
      frames: turn.map((_, index) => `https://cdn.example/images/p/d/f${index}-720x720.jpg`),
    }),
  ]);
});

it('is nothing where editors provide nothing', () => {
  expect(read(undefined)).toEqual({ motion: null, problems: [] });
  expect(read({ turn: [] })).toEqual({ motion: null, problems: [] });
});

it.each([
  [
    { film: { file: film.file }, turn },
    'turn',
    'Document doc-1, field motion.film.still: the picture is missing. Choose the first scene of the film.',
  ],
  [
    { film: { still: film.still }, turn },
    'turn',
    'Document doc-1, field motion.film.file: the file is missing. Choose one.',
  ],
  [
    { film, turn: turn.slice(0, 8) },
    'film',
    'Document doc-1, field motion.turn: it has 8 pictures that can be shown, and a turn takes 12. Until then there is no 360° view.',
  ],
  [
    { film, turn: 'front.jpg' },
    'film',
    'Document doc-1, field motion.turn: it holds no list, which belongs there. Clear it and write it anew.',
  ],
])('reports what cannot be shown and keeps the other %#', (given, kept, problem) => {
  const { motion, problems } = read(given);
  expect(problems).toEqual([problem]);
  expect(motion?.map(({ kind }) => kind)).toEqual([kept]);
});

it('turns without a picture that cannot be read', () => {
  const { motion, problems } = read({
    turn: [...turn, { _key: 'x', asset: { _ref: 'nonsense' } }],
  });
  expect(motion).toMatchObject([{ kind: 'turn', frames: { length: 12 } }]);
  expect(problems).toEqual([
    'Document doc-1, field motion.turn[12].asset: it names no image. Choose one, or remove it.',
  ]);
});
