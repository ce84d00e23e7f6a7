import path from 'node:path';
import { fileReference } from '~/seed/content/files';
import { seedFilesByCdnName } from '~/seed/content/seed-files';
import type { ContentDocument } from './dataset';
import { DATASET, PROJECT } from './project';

/** The `sanity.fileAsset` documents, with URLs on `origin`. */
export const fileDocuments = (origin: string): ContentDocument[] =>
  [...seedFilesByCdnName].map(([name, { file, contentType, size }]) => {
    const location = `files/${PROJECT}/${DATASET}/${name}`;
    return {
      _id: fileReference(file),
      _type: 'sanity.fileAsset',
      assetId: name.split('.')[0],
      extension: path.extname(name).slice(1),
      mimeType: contentType.split(';')[0],
      originalFilename: path.basename(file),
      path: location,
      url: `${origin}/${location}`,
      size: size(),
    };
  });
