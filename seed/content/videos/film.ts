import { createHash } from 'node:crypto';
import type { DocumentSource } from '../document';
import { fileField } from '../files';
import { imageField } from '../images';

/** Some seconds of a film: a slow move over a picture, under a title, with words to read. */
export interface Scene {
  /** A file of the art pack. */
  readonly picture: string;
  readonly title: string;
  readonly say: readonly [string, string];
  /** `in` comes nearer, `out` draws back, the others pan. */
  readonly move?: 'in' | 'out' | 'left' | 'right';
}

export interface FilmSource {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly publishedAt: string;
  readonly alt: string;
  readonly scenes: readonly [Scene, Scene, Scene];
}

/** Every scene lasts as long; a sentence is shown for half of it. */
export const SCENE_SECONDS = 7;

export const FILM_SIZE = { width: 640, height: 360 } as const;

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The sentences of a film with their seconds. */
export const cuesOf = ({ scenes }: Pick<FilmSource, 'scenes'>): readonly Cue[] =>
  scenes.flatMap(({ say }, scene) =>
    say.map((text, half) => {
      const start = scene * SCENE_SECONDS + (half * SCENE_SECONDS) / 2;
      return { start, end: start + SCENE_SECONDS / 2, text };
    }),
  );

const stamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

/** The film's captions as a WebVTT text. */
export const captionsOf = (film: Pick<FilmSource, 'scenes'>): string =>
  [
    'WEBVTT',
    ...cuesOf(film).map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${text}`),
  ].join('\n\n') + '\n';

/** Captions differ by country, so their file is named by what it says. */
export const captionsFile = (film: FilmSource): string => {
  const hash = createHash('sha1').update(captionsOf(film)).digest('hex').slice(0, 8);
  return `captions/${film.slug}-${hash}.vtt`;
};

/** A `video` document. */
export const video = (film: FilmSource, language: 'en-us' | 'en-ca'): DocumentSource => {
  const { slug, title, description, publishedAt, alt, scenes } = film;
  return {
    type: 'video',
    name: slug,
    fields: {
      ...{ title, description, publishedAt },
      slug: { _type: 'slug', current: slug },
      poster: imageField(scenes[0].picture, alt),
      file: fileField(`media/${slug}.webm`),
      width: FILM_SIZE.width,
      height: FILM_SIZE.height,
      seconds: scenes.length * SCENE_SECONDS,
      hasSound: false,
      captions: [
        {
          label: 'English',
          srclang: language === 'en-ca' ? 'en-CA' : 'en-US',
          file: fileField(captionsFile(film)),
        },
      ],
      chapters: scenes.map((scene, index) => ({
        title: scene.title,
        start: index * SCENE_SECONDS,
      })),
      transcript: cuesOf(film).map(({ start, text }) => ({ start, text })),
    },
  };
};
