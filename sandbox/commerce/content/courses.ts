import * as v from 'valibot';
import { filmFields, playlistFields } from './fields';
import type { ContentCourse } from './model';
import { imageOfAsset, type StoreDocuments } from './store-documents';

/** The name on the CDN of the file that an asset's id names, `file-<digest>-<extension>`. */
const fileName = (asset: string): string =>
  asset.replace(/^file-/, '').replace(/-(?=[a-z0-9]+$)/, '.');

/** The courses of films, each with its first lesson. */
export const buildCourses = (documents: StoreDocuments): readonly ContentCourse[] =>
  documents.ofType('playlist').flatMap(document => {
    const { slug, title, videos } = v.parse(playlistFields, document);
    const first = documents.find(videos[0]?._ref ?? '');
    if (!first) return [];
    const film = v.parse(filmFields, first);
    const { poster, file, captions, ...lesson } = film;
    return [
      {
        handle: slug,
        title,
        lesson: {
          ...lesson,
          file: fileName(file.asset._ref),
          still: imageOfAsset(slug, poster.asset._ref),
          captions: captions.map(({ label, srclang, file: words }) => ({
            label,
            language: srclang,
            file: fileName(words.asset._ref),
          })),
        },
      },
    ];
  });
