import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { day, handle, words } from '~/seed/load/fields';
import type { SeedLanguage } from '../translate';
import type { DocumentSource } from '../document';
import { artFile, wording } from '../fields';
import { fileField } from '../files';
import { imageField } from '../images';

/** A scene of a video: a slow move over a picture, with a title and sentences to read. */
const scene = v.strictObject({
  picture: artFile,
  title: wording,
  say: v.tuple([wording, wording]),
  /** `in` zooms in, `out` zooms out, the others pan. */
  move: v.optional(v.picklist(['in', 'out', 'left', 'right'])),
});

/** `films.json` */
export const film = v.strictObject({
  slug: handle,
  title: wording,
  description: wording,
  publishedAt: day,
  /** What it shows before it plays; the picture of the first scene if absent. */
  poster: v.optional(artFile),
  alt: words,
  scenes: v.tuple([scene, scene, scene]),
});

export type FilmSource = v.InferOutput<typeof film>;

/** All scenes are equally long; a sentence is shown for half of its scene. */
export const SCENE_SECONDS = 7;

export const FILM_SIZE = { width: 1280, height: 720 } as const;

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The sentences of a video with their times. */
export const cuesOf = ({ scenes }: Pick<FilmSource, 'scenes'>): readonly Cue[] =>
  scenes.flatMap(({ say }, scene) =>
    say.map((text, half) => {
      const start = scene * SCENE_SECONDS + (half * SCENE_SECONDS) / 2;
      return { start, end: start + SCENE_SECONDS / 2, text };
    }),
  );

const stamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

/** The video's captions in WebVTT. */
export const captionsOf = (source: Pick<FilmSource, 'scenes'>): string =>
  [
    'WEBVTT',
    ...cuesOf(source).map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${text}`),
  ].join('\n\n') + '\n';

/** Captions differ by country, so their file is named by a hash of the text. */
export const captionsFile = (source: FilmSource): string => {
  const hash = createHash('sha1').update(captionsOf(source)).digest('hex').slice(0, 8);
  return `captions/${source.slug}-${hash}.vtt`;
};

/** A `video` document. */
export const video = (source: FilmSource, language: SeedLanguage): DocumentSource => {
  const { slug, title, description, publishedAt, poster, alt, scenes } = source;
  return {
    type: 'video',
    name: slug,
    fields: {
      title,
      description,
      publishedAt,
      slug: { _type: 'slug', current: slug },
      poster: imageField(poster ?? scenes[0].picture, alt),
      file: fileField(`media/${slug}.webm`),
      width: FILM_SIZE.width,
      height: FILM_SIZE.height,
      seconds: scenes.length * SCENE_SECONDS,
      hasSound: false,
      captions: [
        {
          label: 'English',
          srclang: language === 'en-ca' ? 'en-CA' : 'en-US',
          file: fileField(captionsFile(source)),
        },
      ],
      chapters: scenes.map((scene, index) => ({
        title: scene.title,
        start: index * SCENE_SECONDS,
      })),
      transcript: cuesOf(source).map(({ start, text }) => ({ start, text })),
    },
  };
};
