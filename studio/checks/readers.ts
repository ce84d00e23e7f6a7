import { DocumentFields, type ReadContext } from '~/src/gateways/sanity/fields';
import { DOCUMENT_READERS } from '~/src/gateways/sanity/documents/document-readers';
import { toFenceFinder } from '~/src/gateways/sanity/documents/finder-document';
import { toNavigation, toSiteSettings } from '~/src/gateways/sanity/documents/site-documents';
import {
  toSupportArticle,
  toSupportCard,
  toSupportTopic,
} from '~/src/gateways/sanity/documents/support-documents';
import { toPlaylist, toVideo } from '~/src/gateways/sanity/documents/video-documents';
import type { ContentProblem } from '~/src/gateways/sanity/problem';
import type { DocumentType } from '~/src/gateways/sanity/queries';
import { toWording } from '~/src/gateways/sanity/wordings';
import type { Sample } from './sample';

/** The build's reader of every document type. */
const READERS: { readonly [Type in DocumentType]: (fields: DocumentFields) => unknown } = {
  ...DOCUMENT_READERS,
  fenceFinder: toFenceFinder,
  siteSettings: toSiteSettings,
  navigation: toNavigation,
  localizationString: toWording,
  supportTopic: toSupportTopic,
  supportArticle: toSupportArticle,
  supportCard: toSupportCard,
  video: toVideo,
  playlist: fields => toPlaylist(fields),
};

/** Reads a document as the build does. Every `<type>-1` is a published document. */
export const readAsBuild = (type: DocumentType, record: Sample) => {
  const problems: ContentProblem[] = [];
  const context: ReadContext = {
    imageBase: 'https://cdn.example/images/p/d',
    fileBase: 'https://cdn.example/files/p/d',
    targetOf: reference => {
      const [, target] = /^(\w+)-1$/.exec(reference) ?? [];
      return target === undefined ? null : { type: target, slug: 'words' };
    },
    report: problem => problems.push(problem),
  };
  const value = READERS[type](new DocumentFields(record, `${type}-1`, '', context));
  return { value, problems };
};
