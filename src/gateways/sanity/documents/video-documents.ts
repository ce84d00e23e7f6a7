import type { Playlist, Video } from '~/src/domain/content/media/video';
import { date, slugIn, toSeo } from './article-documents';
import type { DocumentFields } from '../fields';
import { slugsOfReferences } from './support-documents';

const required = (fields: DocumentFields, name: string): number => {
  const value = fields.number(name);
  if (value !== null && value > 0) return value;
  fields.isComplete = false;
  fields.problem(name, 'it must be a number above 0. Fill it in.');
  return 0;
};

const secondsOf = (item: DocumentFields): number => Math.max(0, item.number('start') ?? 0);

/** A `video` document; one without a file is reported and left out. */
export const toVideo = (fields: DocumentFields): Video | null => {
  const file = fields.requiredFile('file');
  if (!file) return null;
  return {
    slug: slugIn(fields),
    title: fields.text('title'),
    description: fields.optionalText('description'),
    poster: fields.image('poster'),
    file,
    width: required(fields, 'width'),
    height: required(fields, 'height'),
    seconds: required(fields, 'seconds'),
    hasSound: fields.flag('hasSound') !== false,
    publishedAt: date(fields, 'publishedAt'),
    captions: fields.list('captions', item => {
      const captions = item.requiredFile('file');
      return captions
        ? { label: item.text('label'), srclang: item.text('srclang'), file: captions }
        : null;
    }),
    chapters: fields.list('chapters', item => ({
      title: item.text('title'),
      start: secondsOf(item),
    })),
    transcript: fields.list('transcript', item => ({
      start: secondsOf(item),
      text: item.text('text'),
    })),
  };
};

/**
 * A `playlist` document; one without a video that can be shown is reported and left out.
 * @param isShown whether a video with that slug can be shown
 */
export const toPlaylist = (
  fields: DocumentFields,
  isShown: (videoSlug: string) => boolean = () => true,
): Playlist => {
  const title = fields.text('title');
  const videoSlugs = slugsOfReferences(fields, 'videos', 'video').filter(isShown);
  if (videoSlugs.length === 0) {
    fields.isComplete = false;
    const message = `the playlist "${title}" is left out: none of its videos can be shown. Choose others, or correct them.`;
    fields.problem('videos', message);
  }
  return {
    slug: slugIn(fields),
    title,
    description: fields.optionalText('description'),
    image: fields.image('image'),
    position: fields.number('position') ?? 0,
    videoSlugs,
    products: fields.texts('relatedProducts'),
    seo: toSeo(fields),
  };
};
