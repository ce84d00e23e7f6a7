import * as v from 'valibot';
import { handle, words } from '~/seed/load/fields';
import { readJson } from '~/seed/load/json';
import { referenceTo, slugField, type DocumentSource } from '../document';
import { image } from '../fields';
import { imageField } from '../images';
import { wordingOf, type Wording } from '../wording';
import { inWordsOf } from '../wording-syntax';
import { captionsFile, captionsOf, film, video, type FilmSource } from './film';

const entries = readJson('content/larkfield/films.json', v.array(film));

/** `playlists.json`, in the order in which they are shown. */
const playlist = v.strictObject({
  slug: handle,
  title: words,
  description: words,
  seo: v.strictObject({ title: words, description: words }),
  image,
  films: v.array(v.picklist(entries.map(({ slug }) => slug))),
  products: v.array(handle),
});

const playlists = readJson('content/larkfield/playlists.json', v.array(playlist));

const filmsIn = (w: Wording): readonly FilmSource[] => inWordsOf(entries, w);

/** Every film, in the words of the United States. */
export const films: readonly FilmSource[] = filmsIn(wordingOf('larkfield', 'en-us'));

/** What the films' captions say, by the path of their file. */
export const captions: ReadonlyMap<string, string> = new Map(
  (['en-us', 'en-ca'] as const).flatMap(language =>
    filmsIn(wordingOf('larkfield', language)).map(
      source => [captionsFile(source), captionsOf(source)] as const,
    ),
  ),
);

const playlistDocuments: readonly DocumentSource[] = playlists.map((source, index) => {
  const { slug, films: shown, products, image: poster, ...fields } = source;
  return {
    type: 'playlist',
    name: slug,
    fields: {
      ...fields,
      position: index + 1,
      slug: slugField(slug),
      image: imageField(poster.file, poster.alt),
      videos: shown.map(each => referenceTo('larkfield', 'video', each)),
      relatedProducts: products,
    },
  };
});

/** Larkfield's films and the lists they stand in. */
export const videos = (w: Wording): readonly DocumentSource[] => [
  ...filmsIn(w).map(source => video(source, w.language)),
  ...playlistDocuments,
];
