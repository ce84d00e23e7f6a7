import { cdnNameOf } from '~/seed/content/files';
import * as v from 'valibot';
import { filmFields, playlistFields } from './fields';
import type { ContentCourse } from './model';
import { imageOfAsset, type StoreDocuments } from './store-documents';

/** The courses of films, each with its first lesson. */
export const buildCourses = (documents: StoreDocuments): readonly ContentCourse[] =>
  documents.ofType('playlist').flatMap(document => {
    const { slug, videos } = v.parse(playlistFields, document);
    const first = documents.find(videos[0]?._ref ?? '');
    if (!first) return [];
    const { poster, file, captions, ...lesson } = v.parse(filmFields, first);
    return [
      {
        handle: slug,
        lesson: {
          ...lesson,
          file: cdnNameOf(file.asset._ref),
          still: imageOfAsset(slug, poster.asset._ref),
          captions: captions.map(({ label, srclang, file: words }) => ({
            label,
            language: srclang,
            file: cdnNameOf(words.asset._ref),
          })),
        },
      },
    ];
  });
